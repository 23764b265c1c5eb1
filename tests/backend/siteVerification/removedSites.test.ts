import { expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import { allowSite, removeSite } from "../../../src/server/siteVerification/removeSite.ts";
import { verifiedSitesOf } from "../../../src/server/siteVerification/verifiedSites.ts";
import {
  checkVerifiedSites,
  type VerifyingServices,
} from "../../../src/server/siteVerification/verifySite.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
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

/** The central team removes one verified site, and allows it again. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ACT = { council: "mpt", origin: SITE, by: "zainab@majlis.my" } as const;
const ACTIVATED = `site_activated mpt: ${SITE}`;
const REMOVED = `site_removed mpt: ${SITE}`;

/** A back end with one active site, whose file stays there. */
const withActiveSite = (
  work: (backend: BackendUnderTest, services: VerifyingServices, sites: CouncilSites) => Promise<void>,
) => {
  const sites = councilSites();
  return withBackend(
    async (backend) => {
      const { databases, clock } = backend;
      await register(backend, ["mpt.example"]);
      await verify(backend);
      clock.pass(MINUTE);
      const services = { databases, clock, log: () => {}, random: systemRandom, timer: ENDLESS };
      await work(backend, { ...services, siteNetwork: sites }, sites);
    },
    { siteNetwork: sites },
  );
};

test("a removed site may call no longer, and its file does not activate it", () =>
  withActiveSite(async (backend, services, sites) => {
    await removeSite(services, ACT);
    backend.clock.pass(MINUTE);
    expect(await mayCall(backend)).toBe(false);
    expect(await (await verify(backend)).json()).toEqual({ origin: SITE, refusal: "removed" });
    sites.asked.length = 0;
    backend.clock.pass(DAY);
    await checkVerifiedSites(services);
    expect(sites.asked).toEqual([]);
    expect(await mayCall(backend)).toBe(false);
    expect(await verifiedSitesOf(backend.databases.metadata, "mpt")).toMatchObject([
      { origin: SITE, state: "removed", refusal: "removed" },
    ]);
    // anybody can ask for the site again and again, and the audit log is kept for ever
    expect(await noted(backend)).toEqual([ACTIVATED, REMOVED]);
  }));

test("a removed site may become another council's, whose domain holds it now", () =>
  withActiveSite(async (backend, services, sites) => {
    await removeSite(services, ACT);
    await register(backend, []);
    await register(backend, ["mpt.example"], "mps");
    sites.answer = async () => served({ version: 1, council: "mps" });
    backend.clock.pass(MINUTE);
    expect(await (await verify(backend)).json()).toEqual({ origin: SITE, refusal: null });
    expect(await verifiedSitesOf(backend.databases.metadata, "mps")).toMatchObject([{ state: "active" }]);
  }));

test("a site is allowed at the second try when the database failed at the first", () =>
  withActiveSite(async (backend, services) => {
    await removeSite(services, ACT);
    backend.clock.pass(MINUTE);
    const failing = failingDatabases(backend.databases);
    // the entry of the removal, the document, its entry, and its deletion
    failing.arm({ write: 4, when: "before" });
    await expect(allowSite({ ...services, databases: failing.databases }, ACT)).rejects.toThrow();
    expect(await verifiedSitesOf(backend.databases.metadata, "mpt")).toHaveLength(1);
    await allowSite(services, ACT);
    expect(await verifiedSitesOf(backend.databases.metadata, "mpt")).toEqual([]);
  }));

test("a site that is allowed again becomes active when its webmaster checks the file", () =>
  withActiveSite(async (backend, services) => {
    await removeSite(services, ACT);
    backend.clock.pass(MINUTE);
    await allowSite(services, ACT);
    expect(await verifiedSitesOf(backend.databases.metadata, "mpt")).toEqual([]);
    backend.clock.pass(MINUTE);
    expect(await mayCall(backend)).toBe(false);
    expect(await (await verify(backend)).json()).toEqual({ origin: SITE, refusal: null });
    expect(await mayCall(backend)).toBe(true);
    expect(await noted(backend)).toEqual([ACTIVATED, ACTIVATED, `site_allowed mpt: ${SITE}`, REMOVED]);
  }));

test("a removal during a check under way stays", () =>
  withActiveSite(async (backend, services, sites) => {
    sites.answer = async () => {
      await removeSite(services, ACT);
      return served();
    };
    backend.clock.pass(DAY);
    await checkVerifiedSites(services);
    expect(await verifiedSitesOf(backend.databases.metadata, "mpt")).toMatchObject([{ state: "removed" }]);
  }));

test("a second removal changes nothing, and a site that is not removed cannot be allowed", () =>
  withActiveSite(async (backend, services) => {
    await allowSite(services, ACT);
    expect(await mayCall(backend)).toBe(true);
    await removeSite(services, ACT);
    backend.clock.pass(MINUTE);
    await removeSite(services, { ...ACT, by: "rahim@majlis.my" });
    expect(await noted(backend)).toEqual([ACTIVATED, REMOVED]);
  }));

test.each([
  ["of another council", { ...ACT, council: "mps" }],
  ["that never showed the file", { ...ACT, origin: "https://bayar.mpt.example" }],
] as const)("a site %s cannot be removed", (_what, act) =>
  withActiveSite(async (backend, services) => {
    await expect(removeSite(services, act)).rejects.toMatchObject({ status: 404 });
    expect(await mayCall(backend)).toBe(true);
  }),
);

test("the audit log gets the entry of a removal at the next round when the server failed right after", () =>
  withActiveSite(async (backend, services) => {
    const failing = failingDatabases(backend.databases);
    // the entry of the activation, the document, and its entry
    failing.arm({ write: 3, when: "before" });
    await expect(removeSite({ ...services, databases: failing.databases }, ACT)).rejects.toThrow();
    expect(await noted(backend)).toEqual([ACTIVATED]);
    await checkVerifiedSites(services);
    await checkVerifiedSites(services);
    expect(await noted(backend)).toEqual([ACTIVATED, REMOVED]);
  }));
