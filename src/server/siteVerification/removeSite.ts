import type { CouncilCode } from "../../domain/councils.ts";
import type { NewDocument } from "../databases/documentStore.ts";
import { missing } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { type SiteDocument, siteId, siteIn } from "./verifiedSites.ts";
import { noteState } from "./verifySite.ts";

/** A person of the central team removes a verified site, whose file then activates it no longer, or allows it again. */

type RemovingServices = Pick<Services, "databases" | "clock">;

/** The site of a council, and the person who acts. */
interface Act {
  readonly council: CouncilCode;
  readonly origin: string;
  readonly by: string;
}

/** Removes a site, also one that was withdrawn. A removed one stays as it is. @throws Refusal 404 when the council has no such site */
export async function removeSite(services: RemovingServices, act: Act): Promise<void> {
  await changeSite(services, act, ({ state }) => (state === "removed" ? undefined : "removed"));
}

/**
 * Lets the file of a removed site activate it again, at the webmaster's next check. A site that is not removed stays as it is.
 * @throws Refusal 404 when the council has no such site
 */
export async function allowSite(services: RemovingServices, act: Act): Promise<void> {
  // one that was allowed, and whose deletion failed, is withdrawn by a person
  const allowed = await changeSite(services, act, ({ state, by }) =>
    state === "removed" || by !== undefined ? "withdrawn" : undefined,
  );
  // the entry of the audit log is there, so nothing needs the document any more
  if (allowed !== undefined) await services.databases.metadata.write({ ...allowed, _deleted: true });
}

/**
 * Gives a site the state, unless `next` gives none, and notes both the state before and the new one.
 * @returns the document that was written
 */
async function changeSite(
  services: RemovingServices,
  { council, origin, by }: Act,
  next: (site: SiteDocument) => SiteDocument["state"] | undefined,
): Promise<NewDocument | undefined> {
  const { metadata } = services.databases;
  for (;;) {
    const stored = await metadata.read(siteId(origin));
    const before = stored && siteIn(stored);
    if (before?.council !== council) throw missing();
    await noteState(services, before);
    const state = next(before);
    if (state === undefined) return undefined;
    const site: SiteDocument = {
      origin,
      council,
      state,
      since: services.clock.now().toISOString(),
      checked_at: before.checked_at,
      refusal: "removed",
      by,
    };
    const document = { ...site, _id: siteId(origin), type: "verified_site" };
    const revision = await metadata.write({ ...document, _rev: stored?._rev });
    if (revision === undefined) continue;
    await noteState(services, site);
    return { ...document, _rev: revision };
  }
}
