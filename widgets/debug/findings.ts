/** What can be found wrong on a page. Each has its texts in every language (`texts/`). */
export const FINDINGS = [
  "attribute",
  "attributeUnknown",
  "councilMissing",
  "notWorking",
  "inShadowRoot",
  "failed",
  "noFallback",
  "policy",
  "policyInside",
  "twoVersions",
  "loadedTwice",
  "notModule",
  "contrast",
  "headingSkipped",
  "noReceipt",
  "receiptPage",
  "unreachable",
  "siteUnknown",
  "notPortal",
  "storage",
  "insecure",
  "file",
  "framed",
  "noLanguage",
  "fixedHeader",
] as const;

export type FindingKind = (typeof FINDINGS)[number];

/** Something to mend. */
export interface Finding {
  readonly kind: FindingKind;
  /** What it is about, such as a tag or a directive. Never what a citizen typed, and never an attribute's value. */
  readonly about: string;
  /** What to write, where that is more than the kind's own text. In English, or a piece of code. */
  readonly write?: string;
}

/** What the page holds, whatever its state. */
export interface Fact {
  readonly kind: "version" | "portal" | "council" | "language";
  readonly about: string;
  readonly value: string;
  /** Where it comes from. */
  readonly from?: "attribute" | "page" | "default" | "script";
}
