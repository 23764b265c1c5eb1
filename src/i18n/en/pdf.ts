export const pdf = {
  pages_one: "{{count}} page",
  pages_other: "{{count}} pages",
  page: "Page {{page}} of {{of}}",
  larger: "Larger",
  smaller: "Smaller",
  nothing: "No document was chosen.",
  nothingHelp: "A receipt's PDF opens from the receipt itself.",
  noLicence: "This licence cannot be shown here.",
  noLicenceHelp: "See the licence's own page for the reason and the next step.",
  toLicence: "See the licence",
};

export const texts = { pdf };
