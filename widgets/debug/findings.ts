/** The kinds of findings. Each has its texts in every language (`texts/`). */
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

/** Something for the webmaster to repair. */
export interface Finding {
  readonly kind: FindingKind;
  /** The subject, such as a tag or a directive. Never a citizen's input. */
  readonly about: string;
  /** The text or code to write, when the kind's own text is not enough. In English. */
  readonly write?: string;
}

/** A fact about the page, shown even when nothing is wrong. */
export interface Fact {
  readonly kind: "version" | "portal" | "council" | "language";
  readonly about: string;
  readonly value: string;
  /** The source of the value. */
  readonly from?: "attribute" | "page" | "default" | "script";
}
