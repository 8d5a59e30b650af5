// Puts the text of an element on the clipboard. Over plain http a page has no clipboard of its own, but
// may copy what is selected; if not even that, the text stays selected, to be copied by hand.

export function enableCopying() {
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-copy-from]");
    if (!button) return;
    const source = document.getElementById(button.dataset.copyFrom);
    if (await copyText(source)) button.textContent = button.dataset.copiedText;
  });
}

async function copyText(source) {
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(source);
    return document.execCommand("copy");
  }
}
