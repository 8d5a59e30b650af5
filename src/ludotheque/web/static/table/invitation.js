// The link that invites, by the share sheet of the device. Browsers have one over https only; elsewhere
// the link is copied.

export function enableInvitation() {
  showShareButton();
  document.addEventListener("page-patched", showShareButton);
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

function showShareButton() {
  const button = document.querySelector("[data-share-link]");
  if (button) button.hidden = !navigator.share;
}
