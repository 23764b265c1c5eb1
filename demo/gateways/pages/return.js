// Posts the answer back to the merchant at once. Who comes here with the Back button is left where they are.
const [navigation] = performance.getEntriesByType("navigation");
if (navigation?.type !== "back_forward") document.querySelector("form[data-return]")?.requestSubmit();
