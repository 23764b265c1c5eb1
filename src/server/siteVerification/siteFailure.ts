import type { SiteRefusal } from "../../api/schemas/councils/siteVerification.ts";

/** A site that shows no valid file, or may not. */
export class SiteFailure extends Error {
  override readonly name = "SiteFailure";
  readonly refusal: SiteRefusal;

  constructor(refusal: SiteRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
