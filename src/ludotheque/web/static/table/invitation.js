// Links to be passed on, by the share sheet of the device. Browsers have one over https only; elsewhere
// they are copied.

export function enableInvitation() {
  showShareButtons();
  document.addEventListener("page-patched", showShareButtons);
  document.addEventListener("dialog-opened", showShareButtons);
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-share-link]");
    if (!button) return;
    const { shareLink, shareTitle, shareText } = button.dataset;
    try {
      await navigator.share({ url: shareLink, title: shareTitle, text: shareText });
    } catch (error) {
      if (error.name !== "AbortError") reportError(error); // else they have thought better of it
    }
  });
}

function showShareButtons() {
  for (const button of document.querySelectorAll("[data-share-link]"))
    button.hidden = !navigator.share;
}
