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
  needsFact: "This licence shows a person's photo and address.",
  needsFactHelp:
    "The council shows it to its owner, and to a payer who has the licence bill. The licence's own page asks for the last four characters of the owner's identity number, which are on that bill. You can then save the licence as a PDF there.",
  toLicence: "See the licence",
};

export const texts = { pdf };
