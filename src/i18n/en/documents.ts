export const documents = {
  others: "More ways to open or print",
  slip80: "Print on an 80 mm roll",
  a6: "Print in pocket size (A6)",
  letter: "Print on Letter paper",
  open: "Open the PDF",
  preparing: "The document is being prepared…",
  ready: "The PDF is ready. If your browser did not save it, open it here.",
  all: {
    print: "Print all licences ({{number}})",
    download: "Save all licences as one PDF ({{number}})",
    others: "More ways to print all licences",
    title: "Licences ({{number}})",
    leftOut: "Not all licences are in the document. These are missing:",
    why: "Open each of them to see why.",
    onPortal: "Print all licences at once on the portal ({{number}})",
  },
};

export const texts = { documents };
