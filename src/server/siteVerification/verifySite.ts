import type { SiteRefusal } from "../../api/schemas/siteVerification.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { VERIFICATION_PATH } from "../../domain/embed/verificationFile.ts";
import { note } from "../audit/auditLog.ts";
import { changeDocument } from "../databases/documentStore.ts";
import type { Services } from "../services.ts";
import { readVerificationFile } from "./readVerificationFile.ts";
import { SiteFailure } from "./siteFailure.ts";
import {
  domainsOfSite,
  listVerifiedSites,
  MOST_VERIFIED,
  type SiteDocument,
  siteId,
  siteIn,
} from "./verifiedSites.ts";

export type VerifyingServices = Pick<
  Services,
  "databases" | "clock" | "random" | "timer" | "log" | "siteNetwork"
>;

/** The audit log's name for a change that the site's own file made. */
const BY = VERIFICATION_PATH;

/**
 * Looks for the file of a site and, when it names a council whose domain holds the site, activates the site. A refusal changes nothing for
 * a site that is active: only the daily checks withdraw one.
 * @returns why the site is not active, or undefined
 */
export async function verifySite(
  services: VerifyingServices,
  origin: string,
): Promise<SiteRefusal | undefined> {
  const refusal = await refusalOf(async () =>
    activate(services, origin, await councilShownBy(services, origin)),
  );
  if (refusal !== undefined) await reportRefusal(services, origin, refusal);
  return refusal;
}

/** Anybody can invent hosts below a domain. The audit log is kept for ever, so only the refusals of sites that were active reach it. */
async function reportRefusal(
  services: VerifyingServices,
  origin: string,
  refusal: SiteRefusal,
): Promise<void> {
  services.log({ event: "site_refused", refusal });
  if ((await services.databases.metadata.read(siteId(origin))) !== undefined)
    await noteSite(services, "site_refused", `${origin}: ${refusal}`);
}

/** The council that the site's file names. @throws SiteFailure */
async function councilShownBy(
  { databases, siteNetwork, timer }: VerifyingServices,
  origin: string,
): Promise<CouncilCode> {
  const councils = await domainsOfSite(databases.metadata, origin);
  if (councils.size === 0) throw new SiteFailure("domain_unknown");
  const { council } = await readVerificationFile(siteNetwork, timer, new URL(origin).hostname);
  if (!councils.has(council)) throw new SiteFailure("other_council");
  return council;
}

async function refusalOf(check: () => Promise<void>): Promise<SiteRefusal | undefined> {
  try {
    await check();
    return undefined;
  } catch (failure) {
    if (failure instanceof SiteFailure) return failure.refusal;
    throw failure;
  }
}

/** @throws SiteFailure `too_many` */
async function activate(services: VerifyingServices, origin: string, council: CouncilCode): Promise<void> {
  const { databases, clock } = services;
  const now = clock.now().toISOString();
  const _id = siteId(origin);
  for (;;) {
    const stored = await databases.metadata.read(_id);
    const before = stored && siteIn(stored);
    const isSame = before?.state === "active" && before.council === council;
    if (before?.council !== council && (await countOf(services, council)) >= MOST_VERIFIED)
      throw new SiteFailure("too_many");
    const site: SiteDocument = {
      origin,
      council,
      state: "active",
      since: isSame ? before.since : now,
      checked_at: now,
      refusal: null,
      missed: 0,
    };
    const isWritten = await databases.metadata.write({
      ...site,
      _id,
      ...(stored && { _rev: stored._rev }),
      type: "verified_site",
    });
    if (!isWritten) continue;
    if (!isSame) await noteSite(services, "site_activated", `${council}: ${origin}`);
    return;
  }
}

async function countOf({ databases }: VerifyingServices, council: CouncilCode): Promise<number> {
  const sites = (await listVerifiedSites(databases.metadata)).map(siteIn);
  return sites.filter((site) => site.council === council).length;
}

/** The failed daily checks in a row after which a site is withdrawn. An outage of a day changes nothing. */
const MISSED_DAYS = 3;

/** Milliseconds after which a site is checked again. Less than a day, so that rounds each hour check it at the same time of day. */
const DUE = 23 * 60 * 60_000;

/**
 * Checks the active sites that nobody checked today. Several processes may do so at once: each site is claimed by the time of its check. A
 * site that is no longer below a domain of its council is withdrawn at once.
 */
export async function checkVerifiedSites(services: VerifyingServices): Promise<void> {
  const { databases, clock } = services;
  for (const stored of await listVerifiedSites(databases.metadata)) {
    const { origin, state, checked_at } = siteIn(stored);
    const now = clock.now();
    if (state !== "active" || now.getTime() - Date.parse(checked_at) < DUE) continue;
    const isClaimed = await databases.metadata.write({ ...stored, checked_at: now.toISOString() });
    if (isClaimed) await checkAgain(services, origin);
  }
}

async function checkAgain(services: VerifyingServices, origin: string): Promise<void> {
  const refusal = await refusalOf(async () =>
    activate(services, origin, await councilShownBy(services, origin)),
  );
  if (refusal === undefined) return;
  const now = services.clock.now().toISOString();
  const changed = await changeDocument(services.databases.metadata, siteId(origin), (stored) => {
    const site = siteIn(stored);
    const missed = site.missed + 1;
    const isWithdrawn = missed >= MISSED_DAYS || refusal === "domain_unknown";
    return { ...stored, refusal, missed, ...(isWithdrawn && { state: "withdrawn", since: now }) };
  });
  if (changed?.state !== "withdrawn") return;
  await noteSite(services, "site_withdrawn", `${changed.council}: ${origin}: ${refusal}`);
  services.log({ event: "site_withdrawn", council: String(changed.council), refusal });
}

async function noteSite(
  services: VerifyingServices,
  what: "site_activated" | "site_refused" | "site_withdrawn",
  target: string,
): Promise<void> {
  await note(services, { by: BY, what, target });
}
