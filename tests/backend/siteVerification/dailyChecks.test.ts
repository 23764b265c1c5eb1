import { describe, expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { SiteFailure } from "../../../src/server/siteVerification/siteFailure.ts";
import { startVerifying } from "../../../src/server/siteVerification/startVerifying.ts";
import { siteId } from "../../../src/server/siteVerification/verifiedSites.ts";
import {
  checkVerifiedSites,
  type VerifyingServices,
  verifySite,
} from "../../../src/server/siteVerification/verifySite.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { ENDLESS } from "../operation/timers.ts";
import {
  type CouncilSites,
  councilSites,
  HOST,
  mayCall,
  noted,
  register,
  SITE,
  served,
  verify,
} from "./councilSites.ts";

/** The portal looks for the file of each active site once a day. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Daily {
  readonly backend: BackendUnderTest;
  readonly sites: CouncilSites;
  readonly services: VerifyingServices;
  /** The log of the checks. */
  readonly entries: readonly LogEntry[];
  /** A day passes, and the file is there or not. */
  readonly day: (isThere: boolean) => Promise<void>;
}

/** A back end with one active site. */
const withActiveSite = (work: (daily: Daily) => Promise<void>) => {
  const sites = councilSites();
  return withBackend(
    async (backend) => {
      const { databases, clock } = backend;
      const entries: LogEntry[] = [];
      const log: VerifyingServices["log"] = (entry) => entries.push(entry);
      const services = { databases, clock, log, random: systemRandom, timer: ENDLESS, siteNetwork: sites };
      await register(backend, ["mpt.example"]);
      await verify(backend);
      sites.asked.length = 0;
      const day = async (isThere: boolean) => {
        sites.answer = async () => (isThere ? served() : served("", { status: 404 }));
        clock.pass(DAY);
        await checkVerifiedSites(services);
      };
      await work({ backend, sites, services, entries, day });
    },
    { siteNetwork: sites },
  );
};

const OTHER_SITE = "https://bayar.mpt.example";

const ACTIVATED = `site_activated mpt: ${SITE}`;

describe("an active site", () => {
  test("is withdrawn when the file is gone for three whole days, and the audit log says why", () =>
    withActiveSite(async ({ backend, day }) => {
      for (const isThere of [false, false, false]) await day(isThere);
      expect(await mayCall(backend)).toBe(true);
      await day(false);
      backend.clock.pass(MINUTE);
      expect(await mayCall(backend)).toBe(false);
      expect(await noted(backend)).toEqual([ACTIVATED, `site_withdrawn mpt: ${SITE}: file_missing`]);
    }));

  test("stays active over outages that end before the third day is over", () =>
    withActiveSite(async ({ backend, day }) => {
      for (const isThere of [false, true, false, false, false, true, false, false, false]) await day(isThere);
      expect(await mayCall(backend)).toBe(true);
      expect(await noted(backend)).toEqual([ACTIVATED]);
    }));

  test.each(["no_address", "unreachable", "timeout"] as const)(
    "stays active while no site answers, because the portal's own network may be down: %s",
    (refusal) =>
      withActiveSite(async ({ backend, sites, services, entries }) => {
        sites.answer = () => Promise.reject(new SiteFailure(refusal));
        for (let day = 0; day < 6; day += 1) {
          backend.clock.pass(DAY);
          await checkVerifiedSites(services);
        }
        expect(await mayCall(backend)).toBe(true);
        expect(entries).toContainEqual({ event: "sites_unanswered", sites: 1 });
      }),
  );

  test("is withdrawn without an answer while another site answers, also when they became active at other hours", () =>
    withActiveSite(async ({ backend, sites, services }) => {
      backend.clock.pass(6 * 60 * MINUTE);
      await verify(backend, OTHER_SITE);
      sites.answer = async ({ host }) => {
        if (host === HOST) throw new Error("ECONNREFUSED");
        return served();
      };
      for (let hour = 0; hour < 5 * 24; hour += 1) {
        backend.clock.pass(60 * MINUTE);
        await checkVerifiedSites(services);
      }
      expect([await mayCall(backend), await mayCall(backend, OTHER_SITE)]).toEqual([false, true]);
    }));

  test("is checked although the document of another one is unreadable, and the log says so", () =>
    withActiveSite(async ({ backend, sites, entries, day }) => {
      await backend.databases.metadata.write({ _id: siteId("https://a.mpt.example"), type: "verified_site" });
      await day(true);
      expect(sites.asked).toHaveLength(1);
      expect(entries).toContainEqual({ event: "sites_unreadable", sites: 1 });
    }));

  test("is called once a day, also when two processes check at once", () =>
    withActiveSite(async ({ backend, sites, services }) => {
      backend.clock.pass(DAY);
      await Promise.all([checkVerifiedSites(services), checkVerifiedSites(services)]);
      backend.clock.pass(60 * MINUTE);
      await checkVerifiedSites(services);
      expect(sites.asked).toHaveLength(1);
    }));

  test("that was withdrawn is no longer called, and comes back when its webmaster checks it", () =>
    withActiveSite(async ({ backend, sites, day }) => {
      for (const isThere of [false, false, false, false]) await day(isThere);
      sites.asked.length = 0;
      await day(true);
      expect(sites.asked).toEqual([]);
      expect(await (await verify(backend)).json()).toMatchObject({ refusal: null });
      expect(await mayCall(backend)).toBe(true);
    }));

  test("ends within a minute when the central team removes its domain, and for good at the next check", () =>
    withActiveSite(async ({ backend, sites, day }) => {
      await register(backend, []);
      backend.clock.pass(MINUTE);
      expect(await mayCall(backend)).toBe(false);
      await day(true);
      expect(sites.asked).toEqual([]);
      expect(await noted(backend)).toContain(`site_withdrawn mpt: ${SITE}: domain_unknown`);
    }));
});

test("the server checks at its start, and waits until it is stopped", () =>
  withActiveSite(async ({ backend, sites, services }) => {
    backend.clock.pass(DAY);
    const called = Promise.withResolvers<void>();
    sites.answer = async () => {
      called.resolve();
      return served();
    };
    const verifying = startVerifying(services);
    await called.promise;
    await verifying.stop();
    expect(sites.asked).toHaveLength(1);
  }));

test("the end of the server ends a check under way, which counts for nothing, and starts no other one", () =>
  withActiveSite(async ({ backend, sites, services }) => {
    await verify(backend, OTHER_SITE);
    sites.asked.length = 0;
    backend.clock.pass(DAY);
    const called = Promise.withResolvers<void>();
    sites.answer = () => {
      called.resolve();
      return new Promise(() => {});
    };
    const verifying = startVerifying(services);
    await called.promise;
    await verifying.stop();
    expect(sites.asked).toMatchObject([{ signal: { aborted: true } }]);
    expect(await backend.databases.metadata.read(siteId(OTHER_SITE))).toMatchObject({ refusal: null });
  }));

describe("the audit log gets the entry of a change at the next round when the server failed right after", () => {
  test("a site became active", () =>
    withActiveSite(async ({ backend, services }) => {
      const failing = failingDatabases(backend.databases);
      // the document is the first write, and its entry the second
      failing.arm({ write: 2, when: "before" });
      await expect(verifySite({ ...services, databases: failing.databases }, OTHER_SITE)).rejects.toThrow();
      expect(await noted(backend)).toEqual([ACTIVATED]);
      await checkVerifiedSites(services);
      await checkVerifiedSites(services);
      expect(await noted(backend)).toEqual([`site_activated mpt: ${OTHER_SITE}`, ACTIVATED]);
    }));

  test("a site was withdrawn", () =>
    withActiveSite(async ({ backend, services }) => {
      await register(backend, []);
      backend.clock.pass(DAY);
      const failing = failingDatabases(backend.databases);
      // the entry of its activation, the claim, the end, and the entry of that
      failing.arm({ write: 4, when: "before" });
      await expect(checkVerifiedSites({ ...services, databases: failing.databases })).rejects.toThrow();
      expect(await noted(backend)).toEqual([ACTIVATED]);
      await checkVerifiedSites(services);
      expect(await noted(backend)).toEqual([ACTIVATED, `site_withdrawn mpt: ${SITE}: domain_unknown`]);
    }));
});
