export const documents = {
  others: "More ways to open or print",
  slip80: "Print on an 80 mm roll",
  a6: "Print in pocket size (A6)",
  letter: "Print on Letter paper",
  open: "Open the PDF",
  preparing: "The document is being prepared…",
  ready: "The PDF is ready. If your browser did not save it, open it here.",
};

export const texts = { documents };
