// Puts the text of an element on the clipboard. Over plain http a page has no clipboard of its own, but
// may copy what is selected; if not even that, the text stays selected, to be copied by hand.

export async function copyText(source) {
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(source);
    return document.execCommand("copy");
  }
}
