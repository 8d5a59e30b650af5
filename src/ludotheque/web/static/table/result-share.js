// Shares the picture of the result: as a PNG by the share sheet of the device, or as a download
// where there is none. Without this script the link brings the picture as it is.

const WIDTH = 1200;
const HEIGHT = 630;

export function enableResultShare() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("#share");
    if (!link || link.getAttribute("aria-busy") || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    link.setAttribute("aria-busy", "true");
    const file = await drawPicture(link).catch(() => null);
    link.removeAttribute("aria-busy");
    if (file) await shareFile(file, link.dataset.shareText);
    else location.assign(link.href); // the picture itself, which every browser shows
  });
}

async function drawPicture(link) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = link.href;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d").drawImage(image, 0, 0, WIDTH, HEIGHT);
  const picture = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([picture], link.download.replace(/svg$/, "png"), { type: "image/png" });
}

async function shareFile(file, text) {
  const content = { files: [file], text };
  if (navigator.canShare?.(content)) {
    try {
      await navigator.share(content);
      return;
    } catch (error) {
      if (error.name === "AbortError") return; // they have thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
