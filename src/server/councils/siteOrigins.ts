import { array, is, type } from "superstruct";
import { siteOrigin } from "../../api/schemas/councils/councilData.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import type { Clock } from "../clock.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { describeError, type Log } from "../log.ts";
import { coversSite, domainsIn, listVerifiedSites } from "../siteVerification/verifiedSites.ts";
import { councilPrintId } from "./councilPrint.ts";

/** The sites whose pages may embed the elements, call the server and get citizens back. */
export interface SiteOrigins {
  /** The origins of the councils' sites: those of the settings, those that the desk added, and those with a verification file. */
  ofCouncils(): Promise<readonly string[]>;
  /** The same with the portal's own. */
  callers(): Promise<ReadonlySet<string>>;
  /** Reads the origins again at the next call, for the process that changed them. */
  readAgain(): void;
}

/** Milliseconds after which a process reads the origins again, so that a change by another process applies within a minute. */
const KEPT = 30_000;

const withOrigins = type({ origins: array(siteOrigin) });

interface Place {
  readonly portal: string;
  /** The origins of the councils' sites in the settings. */
  readonly councilOrigins: readonly string[];
}

/** When the database does not answer, the origins that were read last stay in use. */
export function siteOrigins(
  metadata: DocumentStore,
  clock: Clock,
  { portal, councilOrigins }: Place,
  log: Log,
): SiteOrigins {
  const own = new URL(portal).origin;
  let last: readonly string[] = [];
  let reading: { readonly at: number; readonly origins: Promise<readonly string[]> } | undefined;
  const read = async (): Promise<readonly string[]> => {
    try {
      const stored = await metadata.readAll(COUNCIL_CODES.map(councilPrintId));
      const domains = domainsIn(stored);
      const { sites } = await listVerifiedSites(metadata);
      last = [
        ...stored.flatMap((council) => (is(council, withOrigins) ? council.origins : [])),
        // a domain that the desk removed takes its sites with it
        ...sites
          .map(({ site }) => site)
          .filter(
            ({ state, council, origin }) => state === "active" && coversSite(domains.get(council), origin),
          )
          .map(({ origin }) => origin),
      ];
    } catch (failure) {
      log({ event: "databases_unanswered", ...describeError(failure) });
    }
    return [...new Set([...councilOrigins, ...last])];
  };
  const current = (): Promise<readonly string[]> => {
    const now = clock.now().getTime();
    if (reading === undefined || Math.abs(now - reading.at) >= KEPT) reading = { at: now, origins: read() };
    return reading.origins;
  };
  return {
    ofCouncils: current,
    callers: async () => new Set([own, ...(await current())]),
    readAgain: () => {
      reading = undefined;
    },
  };
}
