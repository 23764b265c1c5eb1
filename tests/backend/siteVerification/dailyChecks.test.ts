import { describe, expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import { startVerifying } from "../../../src/server/siteVerification/startVerifying.ts";
import {
  checkVerifiedSites,
  type VerifyingServices,
} from "../../../src/server/siteVerification/verifySite.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ENDLESS } from "../operation/timers.ts";
import {
  type CouncilSites,
  councilSites,
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
  /** A day passes, and the file is there or not. */
  readonly day: (isThere: boolean) => Promise<void>;
}

/** A back end with one active site. */
const withActiveSite = (work: (daily: Daily) => Promise<void>) => {
  const sites = councilSites();
  return withBackend(
    async (backend) => {
      const { databases, clock } = backend;
      const log: VerifyingServices["log"] = () => {};
      const services = { databases, clock, log, random: systemRandom, timer: ENDLESS, siteNetwork: sites };
      await register(backend, ["mpt.example"]);
      await verify(backend);
      sites.asked.length = 0;
      const day = async (isThere: boolean) => {
        sites.answer = async () => (isThere ? served() : served("", { status: 404 }));
        clock.pass(DAY);
        await checkVerifiedSites(services);
      };
      await work({ backend, sites, services, day });
    },
    { siteNetwork: sites },
  );
};

const ACTIVATED = `site_activated mpt: ${SITE}`;

describe("an active site", () => {
  test("is withdrawn when the file is gone on three days in a row, and the audit log says why", () =>
    withActiveSite(async ({ backend, day }) => {
      await day(false);
      await day(false);
      expect(await mayCall(backend)).toBe(true);
      await day(false);
      backend.clock.pass(MINUTE);
      expect(await mayCall(backend)).toBe(false);
      expect(await noted(backend)).toEqual([ACTIVATED, `site_withdrawn mpt: ${SITE}: file_missing`]);
    }));

  test("stays active over outages that end before the third day", () =>
    withActiveSite(async ({ backend, day }) => {
      for (const isThere of [false, true, false, false, true, false, false]) await day(isThere);
      expect(await mayCall(backend)).toBe(true);
      expect(await noted(backend)).toEqual([ACTIVATED]);
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
      for (const isThere of [false, false, false]) await day(isThere);
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
