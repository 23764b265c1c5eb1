// Posts the answer to the merchant at once, except when the citizen came here with the Back button.
const [navigation] = performance.getEntriesByType("navigation");
if (navigation?.type !== "back_forward") document.querySelector("form[data-return]")?.requestSubmit();
