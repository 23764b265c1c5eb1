import type { FindingKind } from "../findings.ts";

/** The texts of a finding: `what` is wrong, `why` it matters, and what to `write`. */
export interface FindingText {
  readonly what: string;
  readonly why: string;
  readonly write: string;
}

export const en = {
  title: "Check my page",
  checking: "Checking …",
  good: "No problems were found.",
  count: (count: number) => (count === 1 ? "1 problem to fix" : `${count} problems to fix`),
  found: "What is on this page",
  noElements: "There is no Kaunter element on this page. Add a tag such as <kaunter-pay>.",
  again: "Check again",
  move: "Move",
  close: "Close",
  why: "Why",
  write: "What to do",
  fact: { version: "Version", council: "Council", language: "Language", portal: "Portal" },
  from: {
    attribute: "from the tag",
    page: "from the page",
    default: "the default",
    script: "from the script",
  },
  findings: {
    attribute: {
      what: "An attribute is wrong",
      why: "The element shows a message in place of the counter, or works without the attribute.",
      write: "Correct it in the tag:",
    },
    attributeUnknown: {
      what: "The element does not know this attribute",
      why: "It does nothing. The name may be misspelt.",
      write: "Compare it with the list of attributes, or remove it.",
    },
    councilMissing: {
      what: "The tag names no council",
      why: "It becomes the counter of Majlis Perbandaran Tawau, the default. Another council's citizens would find and pay Tawau's bills.",
      write: "Write the council's code in the tag:",
    },
    notWorking: {
      what: "The element's script did not load",
      why: "Visitors see only the content of the tag.",
      write: "Allow the portal in the policy's script-src, and look at the browser's console.",
    },
    inShadowRoot: {
      what: "The tag is in a shadow root",
      why: "The loader does not look there. Visitors see only the content of the tag.",
      write: "Add to the page, beside the loader:",
    },
    failed: {
      what: "The element has an error",
      why: "Visitors cannot use the counter until it is fixed.",
      write: "The element says:",
    },
    noFallback: {
      what: "There is no link inside the tag",
      why: "When scripts are off or fail, visitors cannot pay.",
      write: "Put a link to the portal between the opening and the closing tag.",
    },
    policy: {
      what: "The page's Content-Security-Policy blocked something",
      why: "The counter may not load, or may not reach the portal.",
      write: "Add to the policy:",
    },
    policyInside: {
      what: "The page's Content-Security-Policy blocked something without an address",
      why: "The elements do not need it. It is an error in the elements, or another script causes it.",
      write: "Leave the policy as it is, and tell the portal's central team.",
    },
    twoVersions: {
      what: "Two versions of Kaunter are loaded",
      why: "The page uses the first one and downloads the second for nothing.",
      write: "Keep one script.",
    },
    loadedTwice: {
      what: "The same script is written twice",
      why: "Nothing breaks, but the page downloads more than it needs.",
      write: "Keep one script.",
    },
    notModule: {
      what: 'The script lacks type="module"',
      why: "The browser refuses to run it.",
      write: "Write:",
    },
    contrast: {
      what: "Two colours are too similar",
      why: "Many people cannot read it, and WCAG 2.2 asks for more contrast.",
      write: "Change one of the two variables.",
    },
    headingSkipped: {
      what: "A heading level is skipped",
      why: "People who use a screen reader can lose their place on the page.",
      write: "Write in the tag:",
    },
    noReceipt: {
      what: "No receipt is shown after paying",
      why: "Citizens return from the bank to this page, which has no element that shows the receipt.",
      write: "Add <kaunter-receipt> here, or name its page in receipt-href.",
    },
    receiptPage: {
      what: "The receipt's page cannot show the receipt",
      why: "The page does not exist, or has neither <kaunter-receipt> nor <kaunter-pay>.",
      write: "Correct receipt-href, or put <kaunter-receipt> on that page.",
    },
    unreachable: {
      what: "The portal cannot be reached",
      why: "Nothing can be searched or paid.",
      write: "Allow the portal in connect-src, and check its address.",
    },
    siteUnknown: {
      what: "The portal does not answer this site",
      why: "It answers the sites of councils that it knows, by their exact address.",
      write: "Ask the central team to add this address:",
    },
    notPortal: {
      what: "Something else answers at the portal's address",
      why: "Nothing can be searched or paid.",
      write: "Correct the attribute api, or remove it.",
    },
    storage: {
      what: "This browser blocks storage",
      why: "The cart is kept only while the page is open. It may be this browser's own setting.",
      write: "If the page is in a frame, take it out of the frame.",
    },
    insecure: {
      what: "The page is not served over https",
      why: "Anybody on the network can change the page, and browsers do not offer the camera.",
      write: "Serve the site over https.",
    },
    file: {
      what: "The page was opened from a file",
      why: "A page opened from a file has no site address. The portal answers only sites that it knows.",
      write: "Put the page on the council's site, and open it there.",
    },
    framed: {
      what: "The page is inside a frame",
      why: "Banks refuse frames, so the citizen leaves the whole window to pay.",
      write: "Put the element on the page itself.",
    },
    noLanguage: {
      what: "The page does not say its language",
      why: "The counter uses Malay, and screen readers have to guess.",
      write: "Write at the top of the page:",
    },
    fixedHeader: {
      what: "Something fixed covers the top of the window",
      why: "Links within the page and each step of the counter end up behind it.",
      write: "Write in the page's style sheet:",
    },
  } satisfies Readonly<Record<FindingKind, FindingText>>,
};

export type DebugTexts = Omit<typeof en, "findings"> & {
  readonly findings: Readonly<Record<FindingKind, FindingText>>;
};
