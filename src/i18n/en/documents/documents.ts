export const documents = {
  others: "Other ways",
  slip: "Print on a roll of 80 mm",
  open: "Open the PDF",
  preparing: "The document is being prepared…",
  ready: "The PDF is ready. If your browser did not save it, open it here.",
};
