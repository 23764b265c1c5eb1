import { array, type Infer, nullable, object, string } from "superstruct";
import { kind } from "../../../domain/schemas/limits.ts";
import { siteDomainOf, siteOriginOf } from "../../../domain/siteOrigin.ts";
import { licenceSigner } from "../digitalLicence.ts";
import { councilContact } from "./councilContact.ts";
import { verifiedSite } from "./siteVerification.ts";

/** The most sites of one council that may embed. */
export const MOST_ORIGINS = 20;

/** The origin of a council's site, as browsers write it. */
export const siteOrigin = kind<string>(
  "site origin",
  { max: 260, pattern: /^https:/, note: "an https address with a name and without a path" },
  (origin) => siteOriginOf(origin) === origin,
);

/** The most domains of one council. */
export const MOST_DOMAINS = 10;

/** The name of a domain, as host names write it. */
export const siteDomain = kind<string>(
  "site domain",
  { max: 253, pattern: /\./, note: "a domain without https:// and without a path" },
  (domain) => siteDomainOf(domain) === domain,
);

/** What a council keeps about itself, as the desk reads it. Null means that the council has none. */
export const councilData = object({
  contact: nullable(councilContact),
  /** Who signs the council's licences. */
  signer: nullable(licenceSigner),
  /** The SHA-256 of the picture in hex, for the logo and for the signature. */
  logo: nullable(string()),
  signature: nullable(string()),
  /** The sites that may embed, besides those of the server's settings. */
  origins: array(siteOrigin),
  /** The domains whose sites may embed once they have the verification file. */
  domains: array(siteDomain),
});

export type CouncilData = Infer<typeof councilData>;

/** Only a role for all councils changes these, because a site may embed the elements of every council. */
export const SITE_FIELDS: readonly string[] = ["origins", "domains"] satisfies readonly (keyof CouncilData)[];

/** GET /api/admin/councils/{council}, and the answer to a change. */
export const councilDataAnswer = object({
  revision: string(),
  data: councilData,
  /** The sites that showed the verification file. */
  sites: array(verifiedSite),
});

export type CouncilDataAnswer = Infer<typeof councilDataAnswer>;

/** POST /api/admin/councils/{council}/undo: takes the change with this id back. The revision is the one that the person saw. */
export const undoRequest = object({ revision: string(), id: string() });

/** POST /api/admin/councils/{council}/sites/remove and .../sites/allow: one verified site. */
export const siteNamed = object({ origin: siteOrigin });
