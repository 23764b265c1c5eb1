// Posts the form when the page has loaded. A page from the browser's back/forward cache asks the server again, because its form
// was used.
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
