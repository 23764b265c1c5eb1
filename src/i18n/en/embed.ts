export const embed = {
  lead: "For a council's webmaster. Choose what citizens see, look at it, then copy the code into your page. No programmer is needed.",
  choose: {
    title: "1. Choose",
    element: "What the page shows",
    charge: "Charge to begin with",
    anyCharge: "The citizen chooses",
    account: "Number to begin with",
    accountHint:
      "Rarely needed: for a page about one account. It goes into the code alone, not into the address of this page.",
    accountWrong: "Enter one line of at most 200 characters.",
    language: "Language",
    followPage: "As the page around it",
    level: "Level of its first heading",
    levelHint: "Below the page's own title, which is usually level 1.",
    levelOption: "Level {{level}}",
    kiosk: "Shared computer",
    kioskHint:
      "For a computer that many people use, such as one in the council's lobby: nothing is kept, and the screen is cleared when nobody uses it.",
    test: "Test mode",
    testHint:
      "For a page that is not finished: bills and payments are made up, and the element lists its events. Works with the tag alone, not with a link or a frame.",
  },
  element: {
    pay: "The whole counter, every step",
    search: "Finding a bill",
    cart: "The cart",
    checkout: "Paying what is in the cart",
    receipt: "The receipt",
    licence: "Printing a licence",
  },
  language: { ms: "Malay", en: "English", zh: "Chinese" },
  pages: {
    line: "Your pages for the other screens",
    text: "Enter the addresses where your site shows the other screens. If you leave a field empty, the element on the same page is used, or else the portal.",
    search: "Page for finding a bill",
    cart: "Page of the cart",
    checkout: "Page for paying",
    receipt: "Page of the receipt",
    licence: "Page for printing a licence",
    wrong: "Enter an address such as /receipt.html or https://…",
  },
  look: {
    title: "Colours and font",
    text: "Leave a field empty to keep the portal's own setting.",
    more: "More colours",
    pick: "Pick: {{colour}}",
    hexWrong: "Enter a colour such as #0b3d91.",
    radius: "Corners",
    corners: { own: "As the portal", square: "Square", little: "A little round", round: "Round" },
    font: "Font",
    fontHint: "As your site's style sheet names it, such as Arial, sans-serif.",
    fontWrong: "Enter font names with commas between them.",
    reset: "Back to the portal's own",
  },
  colour: {
    primary: "Main colour (buttons, links)",
    "on-primary": "Text on the main colour",
    surface: "Background",
    text: "Text",
    card: "Cards and fields",
    muted: "Hints",
    edge: "Edges of fields",
    danger: "Errors",
    focus: "Focus ring",
  },
  contrast: {
    good: "These colours are easy to tell apart (WCAG 2.2, level AA).",
    title: "Some people could not read this",
    text: "You may use these colours all the same. Measured by WCAG 2.2, level AA:",
    pair: "“{{colour}}” on “{{on}}”: contrast {{ratio}}:1; at least {{needed}}:1 is needed.",
    use: "Use {{value}} for “{{name}}”",
    used: "“{{name}}” is {{value}} now",
    none: "No shade of one of them is enough; change both.",
  },
  preview: {
    title: "2. Look",
    text: "This is the real element. Nothing is kept or paid here, and no link leads away.",
    width: "Width",
    column: "Column, 320",
    phone: "Phone, 360",
    full: "Full width",
    frame: "Preview of the element",
  },
  code: {
    title: "3. Copy",
    way: "How to add it to your site",
    module: "Script and tag",
    moduleText:
      "Recommended. Your site always gets the newest version, with all fixes, and you do not have to do anything.",
    pinned: "One fixed version",
    pinnedText:
      "Where your rules ask for an integrity hash (SRI). You change it by hand for each new version.",
    link: "Plain link",
    linkText:
      "For editors that remove unknown tags. The script turns the link into the payment element. Without the script it is a link to the portal.",
    frame: "Frame (iframe)",
    frameText: "The last resort, where no script is allowed.",
    forPage: "Code for the page",
    script: "Script, once on the page or in the site's template",
    copy: "Copy",
    copied: "Copied",
    selected: "The browser does not allow copying. The text is selected: press Ctrl+C.",
    shadowRoot: "The tag is in a shadow root",
    shadowRootScript: "Script to add on the page",
    pinnedNote:
      "The hash protects the loader: it does not start if a single byte differs. The loader fetches the other files from the folder of its version. These files never change.",
    pinnedMissing: "The version on this portal could not be read.",
    searchAsPay: "A link to the search becomes the whole counter.",
    linkLoses: "A link cannot carry all your choices",
    linkLosesText:
      "“Shared computer”, the test mode, the heading level and your pages for the other screens work only with the tag. On a shared computer, do not use a link: the cart and the payment would stay there for the next person.",
    frameCosts: "A frame has disadvantages",
    frameCostsText:
      "It always shows the whole payment element, whatever you chose above. Its height is fixed, so change the number to what your page needs. It does not follow the page's language. Banks do not open in a frame, so the citizen leaves your page to pay, and sees the receipt on the portal, not on your site. If your system adds a sandbox to frames, it must contain allow-scripts, allow-same-origin, allow-forms and allow-top-navigation, or nobody can pay.",
    sheet: "Lines for your style sheet",
    sheetText:
      "They set your colours for every element of the site, and work under any Content-Security-Policy.",
    inline: "The same within the page",
    inlineText: "Only where you cannot change a style sheet; a policy without 'unsafe-inline' blocks it.",
    share: "Link to these choices",
    shareText: "For a colleague, or for later. It holds no account number.",
  },
  policy: {
    title: "4. Allow it",
    origin:
      "The portal answers only sites that it knows. Your site becomes active by a file, once the central team has registered its domain:",
    file: "Content of the file {{path}} on your site",
    fileText:
      "The address must be exactly https://your-site{{path}}. The portal looks for it each day, so leave it there.",
    address: "Address of your site",
    addressHint:
      "For example https://www.{{council}}.example. Only https, without a port and without a path.",
    addressWrong: "Type an https address without a port and without a path, such as https://www.mpt.gov.my.",
    check: "Check the file",
    active: "{{origin}} is active",
    activeText: "Its pages can use the counter in every browser within a minute.",
    refused: "{{origin}} is not active yet",
    noFile: "If you cannot place a file, tell the central team your site's address. They add it.",
    testSites:
      "Elements in test mode call the test portal, which has sites of its own. Let your site become active there too, in step 4 of {{address}}.",
    csp: "If your site sends a Content-Security-Policy, add these:",
    types: "Where the policy asks for Trusted Types, no policy name has to be added for the elements.",
    none: "If you do not know what a Content-Security-Policy is, your site most likely sends none.",
  },
  site: {
    title: "Where it goes in your system",
    wordpressText:
      "- Block editor: add a block “Custom HTML” and paste the code for the page.\n- Classic editor: switch from Visual to Text before you paste, and do not switch back.\n- The script belongs in the theme's header or footer, or a plugin for headers and footers, if your role may not paste scripts: WordPress removes them silently.\n- If the tag disappears when you save, a security plugin or your role strips it: use the plain link above, and have an administrator place the script.",
    joomlaText:
      "- Create a module of the type “Custom” and paste the code with the editor switched off (Toggle Editor), or set the editor to “None” in your profile.\n- In Global Configuration, Text Filters, your group needs “No Filtering”. Otherwise Joomla removes the tag and the script when you save.\n- If the filters may not be changed, use the plain link, and have an administrator put the script into the template.",
    drupalText:
      "- Use a block or a field with the text format “Full HTML”; others remove tags they do not know.\n- The script belongs in the theme's library or its html.html.twig.",
    html: "Hand-written HTML",
    htmlText:
      "- Paste the lines of the style sheet and the script into the head of the page, once, and the tag where you want to show the counter.\n- For several pages: add these lines to each page, and the lines of the colours once to the site's style sheet.",
  },
  check: {
    status: "Watch the portal: status, version and planned maintenance",
    title: "Check your page",
    address: "Add to the end of the address",
    text: "When the page is published, add this to the end of its address and open it. You alone see a list of the results: version, council, language, what a policy blocks, and contrast.",
  },
};

export const texts = { embed };
