export const pdf = {
  pages_one: "{{count}} page",
  pages_other: "{{count}} pages",
  page: "Page {{page}} of {{of}}",
  larger: "Larger",
  smaller: "Smaller",
  nothing: "No document is named here.",
  nothingHelp: "A receipt's PDF opens from the receipt itself.",
  noLicence: "This licence cannot be shown here.",
  noLicenceHelp: "Its own page says why, and what to do.",
  toLicence: "See the licence",
};

export const texts = { pdf };
