// A refusal with its rule: the sentence, and beside it a small link that opens the rules there.
export function showRefusal(element, text, rule) {
  element.textContent = text;
  if (!rule) return;
  const link = document.createElement("a");
  link.className = "rule-link";
  link.textContent = rule;
  link.href = `${document.querySelector('a[data-in-dialog][href$="/rules"]').href}#${rule}`;
  link.target = "_blank";
  link.dataset.inDialog = "";
  element.append(" ", link);
}
