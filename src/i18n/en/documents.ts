export const documents = {
  others: "More ways to open or print",
  slip: "Print on an 80 mm roll",
  open: "Open the PDF",
  preparing: "The document is being prepared…",
  ready: "The PDF is ready. If your browser did not save it, open it here.",
};

export const texts = { documents };
