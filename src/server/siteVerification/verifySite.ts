import type { SiteRefusal } from "../../api/schemas/councils/siteVerification.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { VERIFICATION_PATH } from "../../domain/embed/verificationFile.ts";
import { note, noteRecorded } from "../audit/auditLog.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { ifReadable } from "../databases/readStored.ts";
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

/**
 * Anybody can invent hosts below a domain, and ask for a removed site again and again. The audit log is kept for ever, so only other
 * refusals of sites that were active reach it.
 */
async function reportRefusal(
  services: VerifyingServices,
  origin: string,
  refusal: SiteRefusal,
): Promise<void> {
  services.log({ event: "site_refused", refusal });
  if (refusal !== "removed" && (await services.databases.metadata.read(siteId(origin))) !== undefined)
    await note(services, { by: BY, what: "site_refused", target: `${origin}: ${refusal}` });
}

/** The council that the site's file names. @throws SiteFailure */
async function councilShownBy(
  { databases, siteNetwork, timer }: VerifyingServices,
  origin: string,
  stopping?: AbortSignal,
): Promise<CouncilCode> {
  const councils = await domainsOfSite(databases.metadata, origin);
  if (councils.size === 0) throw new SiteFailure("domain_unknown");
  const { council } = await readVerificationFile(siteNetwork, timer, new URL(origin).hostname, stopping);
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

/** @throws SiteFailure `too_many`, `removed` */
async function activate(services: VerifyingServices, origin: string, council: CouncilCode): Promise<void> {
  const { databases, clock } = services;
  const now = clock.now().toISOString();
  const _id = siteId(origin);
  for (;;) {
    const stored = await databases.metadata.read(_id);
    const before = stored && ifReadable(() => siteIn(stored));
    // a crash may have kept it out of the audit log
    if (before !== undefined) await noteState(services, before);
    // the file is still there, so only a person may bring the site back
    if (before?.state === "removed" && before.council === council) throw new SiteFailure("removed");
    const isSame = before?.state === "active" && before.council === council;
    if (!isSame) await makePlace(services, origin, council);
    const site: SiteDocument = {
      origin,
      council,
      state: "active",
      since: isSame ? before.since : now,
      checked_at: now,
      refusal: null,
    };
    const isWritten = await databases.metadata.write({
      ...site,
      _id,
      ...(stored && { _rev: stored._rev }),
      type: "verified_site",
    });
    if (!isWritten) continue;
    await noteState(services, site);
    return;
  }
}

/** Makes place among the council's sites for one more. Removed ones take no place. @throws SiteFailure `too_many` */
async function makePlace(services: VerifyingServices, origin: string, council: CouncilCode): Promise<void> {
  const { metadata } = services.databases;
  const { sites } = await listVerifiedSites(metadata);
  const others = sites.filter(
    ({ site }) => site.council === council && site.origin !== origin && site.state !== "removed",
  );
  const withdrawn = others.filter(({ site }) => site.state === "withdrawn");
  if (others.length - withdrawn.length >= MOST_VERIFIED) throw new SiteFailure("too_many");
  const [oldest] = withdrawn.sort((one, other) => one.site.since.localeCompare(other.site.since));
  if (others.length < MOST_VERIFIED || oldest === undefined) return;
  await noteState(services, oldest.site);
  // where the site has meanwhile become active, it stays
  await metadata.write({ _id: oldest.stored._id, _rev: oldest.stored._rev, _deleted: true });
}

/** Milliseconds without the file after which a site is withdrawn. Shorter outages change nothing. */
const MISSED = 72 * 60 * 60_000;

/** Milliseconds after which a site is checked again. Less than a day, so that rounds each hour check it at the same time of day. */
const DUE = 23 * 60 * 60_000;

/**
 * A round with a due site also checks those that were checked this long ago. So the sites come together in one round, and a round without
 * any answer says more about the portal's network than about the sites.
 */
const DUE_WITH_OTHERS = 12 * 60 * 60_000;

/** How a check fails when the portal's own network does. */
const UNANSWERED: ReadonlySet<SiteRefusal> = new Set(["no_address", "unreachable", "timeout"]);

/**
 * Checks the active sites that nobody checked today. Several processes may do so at once: each site is claimed by the time of its check. A
 * site that is no longer below a domain of its council is withdrawn at once. A round in which no site answered withdraws none.
 * @param stopping ends the round, also a check under way, which then counts for nothing
 */
export async function checkVerifiedSites(services: VerifyingServices, stopping?: AbortSignal): Promise<void> {
  const { databases, clock, log } = services;
  const { sites, unreadable } = await listVerifiedSites(databases.metadata);
  if (unreadable > 0) log({ event: "sites_unreadable", sites: unreadable });
  const checks: SiteCheck[] = [];
  // a crash may have kept one out of the audit log
  for (const { site } of sites) if (!stopping?.aborted) await noteState(services, site);
  for (const { stored, site } of dueSites(sites, clock.now().getTime())) {
    if (stopping?.aborted) break;
    const at = clock.now().toISOString();
    if (!(await databases.metadata.write({ ...stored, checked_at: at }))) continue;
    const { origin } = site;
    const refusal = await refusalOf(async () =>
      activate(services, origin, await councilShownBy(services, origin, stopping)),
    );
    if (stopping?.aborted) break;
    checks.push({ origin, at, refusal });
  }
  const called = checks.filter(({ refusal }) => refusal !== "domain_unknown");
  const isCutOff =
    called.length > 0 && called.every(({ refusal }) => refusal !== undefined && UNANSWERED.has(refusal));
  if (isCutOff) log({ event: "sites_unanswered", sites: called.length });
  for (const check of checks) await recordMiss(services, check, isCutOff);
}

interface SiteCheck {
  readonly origin: string;
  readonly at: string;
  readonly refusal: SiteRefusal | undefined;
}

type Sites = Awaited<ReturnType<typeof listVerifiedSites>>["sites"];

function dueSites(sites: Sites, now: number): Sites {
  const since = (milliseconds: number) =>
    sites.filter(
      ({ site: { state, checked_at } }) => state === "active" && now - Date.parse(checked_at) >= milliseconds,
    );
  return since(DUE).length === 0 ? [] : since(DUE_WITH_OTHERS);
}

/** @param isCutOff the round had no answer at all, so it only says so */
async function recordMiss(
  services: VerifyingServices,
  { origin, at, refusal }: SiteCheck,
  isCutOff: boolean,
): Promise<void> {
  if (refusal === undefined) return;
  const changed = await changeDocument(services.databases.metadata, siteId(origin), (stored) => {
    const { state, checked_at, missed_since = at } = siteIn(stored);
    // somebody has checked or removed the site since
    if (checked_at !== at || state !== "active") return undefined;
    if (refusal === "domain_unknown") return { ...stored, refusal, state: "withdrawn", since: at };
    if (isCutOff) return { ...stored, refusal };
    const isWithdrawn = Date.parse(at) - Date.parse(missed_since) >= MISSED;
    return { ...stored, refusal, missed_since, ...(isWithdrawn && { state: "withdrawn", since: at }) };
  });
  if (changed?.state !== "withdrawn" || changed.checked_at !== at) return;
  await noteState(services, siteIn(changed));
  services.log({ event: "site_withdrawn", council: String(changed.council), refusal });
}

/** Notes how the site's state began, unless the audit log has that already. */
export async function noteState(
  { databases }: Pick<VerifyingServices, "databases">,
  { origin, council, state, since, refusal, by }: SiteDocument,
): Promise<void> {
  const target = `${council}: ${origin}`;
  const act = by === undefined ? BY_FILE[state] : BY_PERSON[state];
  await noteRecorded(databases, {
    at: since,
    by: by ?? BY,
    what: act,
    target: act === "site_withdrawn" ? `${target}: ${refusal}` : target,
  });
}

const BY_FILE = { active: "site_activated", withdrawn: "site_withdrawn", removed: "site_removed" } as const;

/** A person makes no site active: one that they allow again waits for a check of its file. */
const BY_PERSON = { ...BY_FILE, withdrawn: "site_allowed" } as const;
