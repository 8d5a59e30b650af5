// A file that is too large is not sent at all: the server would hang up on it.

const file = document.querySelector("input[type=file]");

file.addEventListener("change", () => {
  const isTooLarge = (file.files[0]?.size ?? 0) > Number(file.dataset.largest);
  file.setCustomValidity(isTooLarge ? file.dataset.tooLarge : "");
  file.reportValidity();
});
