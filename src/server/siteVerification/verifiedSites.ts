import { array, assign, type Infer, is, object, optional, string, type } from "superstruct";
import { MOST_ORIGINS, siteDomain } from "../../api/schemas/councils/councilData.ts";
import { type VerifiedSite, verifiedSite } from "../../api/schemas/councils/siteVerification.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { isWithinDomain } from "../../domain/siteOrigin.ts";
import { councilPrintId } from "../councils/councilPrint.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { ifReadable, readStored } from "../databases/readStored.ts";

/** The sites that showed the verification file, one document of `metadata` each. */

const PREFIX = "verified_site:";

export const siteId = (origin: string): string => `${PREFIX}${origin}`;

const siteDocument = assign(
  verifiedSite,
  object({
    council: councilCode,
    /** The first of the daily checks in a row that found no valid file. */
    missed_since: optional(instant),
    /** The person of the central team who removed the site, or allowed it again. */
    by: optional(string()),
  }),
);

export type SiteDocument = Infer<typeof siteDocument>;

/** @throws StoredDataError */
export function siteIn({ _id, _rev, type: _type, ...fields }: NewDocument): SiteDocument {
  return readStored(fields, siteDocument);
}

/** The most active and withdrawn sites of one council. A new site takes the place of one that was withdrawn. Removed ones do not count. */
export const MOST_VERIFIED = MOST_ORIGINS;

interface ListedSites {
  readonly sites: readonly { readonly stored: StoredDocument; readonly site: SiteDocument }[];
  /** How many documents break their schema. They hide no other site. */
  readonly unreadable: number;
}

export async function listVerifiedSites(metadata: DocumentStore): Promise<ListedSites> {
  const documents = await Array.fromAsync(everyDocument(metadata, PREFIX));
  const sites = documents.flatMap((stored) => {
    const site = ifReadable(() => siteIn(stored));
    return site === undefined ? [] : [{ stored, site }];
  });
  return { sites, unreadable: documents.length - sites.length };
}

/** The verified sites of a council, for the desk. */
export async function verifiedSitesOf(
  metadata: DocumentStore,
  council: CouncilCode,
): Promise<readonly VerifiedSite[]> {
  const { sites } = await listVerifiedSites(metadata);
  return sites
    .filter(({ site }) => site.council === council)
    .map(({ site: { council: _council, missed_since: _since, by: _by, ...shown } }) => shown);
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
