import { array, assign, type Infer, integer, is, object, type } from "superstruct";
import { MOST_ORIGINS, siteDomain } from "../../api/schemas/councilData.ts";
import { type VerifiedSite, verifiedSite } from "../../api/schemas/siteVerification.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { isWithinDomain } from "../../domain/siteOrigin.ts";
import { councilPrintId } from "../councils/councilPrint.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

/** The sites that showed the verification file, one document of `metadata` each. */

const PREFIX = "verified_site:";

export const siteId = (origin: string): string => `${PREFIX}${origin}`;

const siteDocument = assign(
  verifiedSite,
  object({
    council: councilCode,
    /** The daily checks in a row that found no valid file. */
    missed: integer(),
  }),
);

export type SiteDocument = Infer<typeof siteDocument>;

export function siteIn({ _id, _rev, type: _type, ...fields }: StoredDocument): SiteDocument {
  return readStored(fields, siteDocument);
}

/** The most verified sites of one council, withdrawn ones included. */
export const MOST_VERIFIED = MOST_ORIGINS;

export function listVerifiedSites(metadata: DocumentStore): Promise<readonly StoredDocument[]> {
  return metadata.list({ prefix: PREFIX, limit: COUNCIL_CODES.length * MOST_VERIFIED });
}

/** The verified sites of a council, for the desk. */
export async function verifiedSitesOf(
  metadata: DocumentStore,
  council: CouncilCode,
): Promise<readonly VerifiedSite[]> {
  const sites = (await listVerifiedSites(metadata)).map(siteIn);
  return sites
    .filter((site) => site.council === council)
    .map(({ council: _council, missed: _missed, ...shown }) => shown);
}

const withDomains = type({ council: councilCode, domains: array(siteDomain) });

/** @param prints the documents of the councils' data */
export function domainsIn(prints: readonly StoredDocument[]): ReadonlyMap<CouncilCode, readonly string[]> {
  return new Map(prints.flatMap((print) => (is(print, withDomains) ? [[print.council, print.domains]] : [])));
}

/** The councils of which a registered domain holds the origin's host, each with that domain: the closest one, where several do. */
export async function domainsOfSite(
  metadata: DocumentStore,
  origin: string,
): Promise<ReadonlyMap<CouncilCode, string>> {
  const domains = domainsIn(await metadata.readAll(COUNCIL_CODES.map(councilPrintId)));
  return new Map(
    [...domains].flatMap(([code, ofCouncil]) => {
      const [closest] = covering(ofCouncil, origin).sort((one, other) => other.length - one.length);
      return closest === undefined ? [] : [[code, closest]];
    }),
  );
}

export function coversSite(domains: readonly string[] = [], origin: string): boolean {
  return covering(domains, origin).length > 0;
}

function covering(domains: readonly string[], origin: string): string[] {
  const { hostname } = new URL(origin);
  return domains.filter((domain) => isWithinDomain(hostname, domain));
}
