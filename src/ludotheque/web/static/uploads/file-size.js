// A file that is too large is not sent: the server would hang up.

const fileInput = document.querySelector("input[type=file]");

fileInput.addEventListener("change", () => {
  const isTooLarge = (fileInput.files[0]?.size ?? 0) > Number(fileInput.dataset.maxBytes);
  fileInput.setCustomValidity(isTooLarge ? fileInput.dataset.tooLargeText : "");
  fileInput.reportValidity();
});
