import { enums, type Infer, literal, nullable, object, refine, string } from "superstruct";
import { councilCode } from "../../../domain/schemas/identifierStructs.ts";
import { instant } from "../../../domain/schemas/instantStruct.ts";
import { text } from "../../../domain/schemas/limits.ts";
import { siteOriginOf } from "../../../domain/siteOrigin.ts";

/** A council's site may embed when it shows a file that names the council (docs/embedding.md). */

/** The content of the file. */
export const verificationFile = object({ version: literal(1), council: councilCode });

/** Why a site is not active. */
export const SITE_REFUSALS = [
  /** The central team registered no domain for the host. */
  "domain_unknown",
  /** The council of the file has another domain. */
  "other_council",
  /** The host's name has no address. */
  "no_address",
  /** An address of the host belongs to a private network. */
  "private_address",
  /** No connection, or no valid certificate for the host. */
  "unreachable",
  "timeout",
  "redirect",
  /** The site answers with another status than 200. */
  "file_missing",
  /** The file has another media type than application/json. */
  "not_json",
  "too_large",
  /** The file has another content than `verificationFile`. */
  "file_wrong",
  /** The council has as many verified sites as it may have. */
  "too_many",
  /** The central team removed the site. */
  "removed",
] as const;

export type SiteRefusal = (typeof SITE_REFUSALS)[number];

const siteRefusal = enums(SITE_REFUSALS);

/** POST /api/site/verification. A browser's origin of the usual port, as a person typed it. */
export const siteVerificationRequest = object({
  origin: refine(
    text({ max: 260, note: "an https address with a name, without a port and a path" }),
    "site",
    (typed) => isVerifiable(typed),
  ),
});

/** Whether the typed address is an https site on the usual port. The portal calls no other port, so that nobody scans with it. */
export function isVerifiable(typed: string): boolean {
  const origin = siteOriginOf(typed);
  return origin !== undefined && new URL(origin).port === "";
}

/** The answer: the site is active, or why not. */
export const siteVerification = object({ origin: string(), refusal: nullable(siteRefusal) });

export type SiteVerification = Infer<typeof siteVerification>;

/** A site that showed the file, as the desk reads it. */
export const verifiedSite = object({
  origin: string(),
  /** The daily checks withdrew it, or a person of the central team removed it. */
  state: enums(["active", "withdrawn", "removed"]),
  /** When the state began. */
  since: instant,
  /** When the portal last looked for the file. */
  checked_at: instant,
  /** Why the last check found no valid file. Null when it found one. */
  refusal: nullable(siteRefusal),
});

export type VerifiedSite = Infer<typeof verifiedSite>;
