// Takes the seat that stands behind the # of this page's address: no server has seen it yet, and the
// address is shown to nobody any longer.

const form = document.getElementById("return-form");
const secret = location.hash.slice(1);

if (secret) {
  history.replaceState(null, "", location.pathname);
  form.elements.link.value = secret;
  form.requestSubmit();
}
