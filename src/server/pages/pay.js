// Posts the form once the page stands. A page that the browser kept from before asks the server again: its form was used.
const form = document.querySelector("form");

addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

if (form) {
  form.addEventListener("submit", () => {
    form.querySelector("button").disabled = true;
  });
  form.requestSubmit();
}
