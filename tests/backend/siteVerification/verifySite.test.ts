import { describe, expect, test } from "vitest";
import { SiteFailure } from "../../../src/server/siteVerification/siteFailure.ts";
import { siteId, verifiedSitesOf } from "../../../src/server/siteVerification/verifiedSites.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";
import { PASSED } from "../operation/timers.ts";
import {
  type CouncilSites,
  councilSites,
  FILE,
  HOST,
  mayCall,
  noted,
  register,
  SITE,
  served,
  verify,
} from "./councilSites.ts";

/** A council's site becomes active by a file at a well-known address. */

const MINUTE = 60_000;

/** A back end where mpt.example is registered for Tawau. */
const withSites = (work: (backend: BackendUnderTest, sites: CouncilSites) => Promise<void>) => {
  const siteNetwork = councilSites();
  return withBackend(
    async (backend) => {
      await register(backend, ["mpt.example"]);
      await work(backend, siteNetwork);
    },
    { siteNetwork },
  );
};

describe("a site whose file names its council", () => {
  test("may call at once, and within a minute in every other process", () =>
    withSites(async (backend, siteNetwork) => {
      const other = makeBackend(backend.databases, "", undefined, { siteNetwork });
      expect([await mayCall(backend), await mayCall(other)]).toEqual([false, false]);
      expect(await (await verify(backend)).json()).toEqual({ origin: SITE, refusal: null });
      expect(await mayCall(backend)).toBe(true);
      other.clock.pass(MINUTE);
      expect(await mayCall(other)).toBe(true);
      expect(await noted(backend)).toEqual([`site_activated mpt: ${SITE}`]);
    }));

  test("is named once, and called at the address that was checked, so that no second answer of the name counts", () =>
    withSites(async (backend, sites) => {
      sites.addresses = ["103.8.26.1", "2400:cb00::1"];
      await verify(backend);
      expect(sites.resolved).toEqual([HOST]);
      expect(sites.asked).toMatchObject([
        { host: HOST, address: "103.8.26.1", path: "/.well-known/kaunter.json", most: 4096 },
      ]);
    }));

  test("may frame the counter", () =>
    withSites(async (backend) => {
      await verify(backend);
      const banks = await backend.app.request("/api/fpx/banks", { headers: { origin: SITE } });
      expect(banks.headers.get("access-control-allow-origin")).toBe(SITE);
    }));

  test("is no change when it is checked again, and writes no second entry into the audit log", () =>
    withSites(async (backend) => {
      await verify(backend);
      await verify(backend);
      expect(await noted(backend)).toEqual([`site_activated mpt: ${SITE}`]);
    }));

  test("may be the domain itself, and is no neighbour of it", () =>
    withSites(async (backend) => {
      expect(await (await verify(backend, "https://mpt.example/")).json()).toMatchObject({ refusal: null });
      expect(await (await verify(backend, "https://evilmpt.example")).json()).toMatchObject({
        refusal: "domain_unknown",
      });
    }));
});

type Arranging = (sites: CouncilSites, backend: BackendUnderTest) => void;

const answering =
  (...answer: Parameters<typeof served>): Arranging =>
  (sites) => {
    sites.answer = async () => served(...answer);
  };

const failing =
  (failure: Error): Arranging =>
  (sites) => {
    sites.answer = () => Promise.reject(failure);
  };

const at =
  (...addresses: string[]): Arranging =>
  (sites) => {
    sites.addresses = addresses;
  };

const html = { contentType: "text/html; charset=utf-8" };

describe("a site is refused", () => {
  test.each<readonly [what: string, refusal: string, arrange: Arranging]>([
    ["without an address", "no_address", at()],
    [
      "whose name cannot be resolved",
      "no_address",
      (sites) => {
        sites.resolve = () => Promise.reject(new Error("ENOTFOUND"));
      },
    ],
    ["at a private address", "private_address", at("10.0.0.1")],
    ["with a private address among its addresses", "private_address", at("103.8.26.1", "169.254.169.254")],
    ["at a mapped address", "private_address", at("::ffff:127.0.0.1")],
    ["that gives no https answer", "unreachable", failing(new Error("ECONNREFUSED"))],
    [
      "that does not answer in time",
      "timeout",
      (sites, backend) => {
        sites.answer = () => new Promise(() => {});
        backend.wait = PASSED.wait;
      },
    ],
    ["that redirects", "redirect", answering(FILE, { status: 302 })],
    ["without the file", "file_missing", answering("", { status: 404 })],
    ["that asks for a password", "file_missing", answering("", { status: 401 })],
    ["with a page in place of the file", "not_json", answering("<!doctype html>", html)],
    ["without a content type", "not_json", answering(FILE, { contentType: undefined })],
    ["with a file above 4 kB", "too_large", failing(new SiteFailure("too_large"))],
    ["with a file that is no JSON", "file_wrong", answering("version: 1")],
    ["with a file of another version", "file_wrong", answering({ ...FILE, version: 2 })],
    ["with a file of no council", "file_wrong", answering({ ...FILE, council: "xyz" })],
    ["with a file that says more", "file_wrong", answering({ ...FILE, admin: true })],
    [
      "with the file of a council that has another domain",
      "other_council",
      answering({ ...FILE, council: "mps" }),
    ],
  ])("%s: %s", (_what, refusal, arrange) =>
    withSites(async (backend, sites) => {
      arrange(sites, backend);
      expect(await (await verify(backend)).json()).toEqual({ origin: SITE, refusal });
      expect(await mayCall(backend)).toBe(false);
      expect(backend.log).toContainEqual({ event: "site_refused", refusal });
      // anybody can invent hosts, and the audit log is kept for ever
      expect(await noted(backend)).toEqual([]);
    }),
  );

  test.each(["https://www.dbkk.example", "https://mpt.example.evil.example"])(
    "outside the registered domains without any call to it: %s",
    (origin) =>
      withSites(async (backend, sites) => {
        expect(await (await verify(backend, origin)).json()).toEqual({ origin, refusal: "domain_unknown" });
        expect([sites.resolved, sites.asked]).toEqual([[], []]);
        expect(await noted(backend)).toEqual([]);
      }),
  );

  test.each([
    "http://www.mpt.example",
    "https://www.mpt.example:8443",
    "https://www.mpt.example/bayar",
    "https://103.8.26.1",
    "www.mpt.example",
  ])("when it is no https site on the usual port: %s", (origin) =>
    withSites(async (backend, sites) => {
      expect((await verify(backend, origin)).status).toBe(400);
      expect(sites.resolved).toEqual([]);
    }),
  );

  test("when its council has twenty active sites", () =>
    withSites(async (backend) => {
      await storeTwenty(backend, "active");
      expect(await (await verify(backend)).json()).toMatchObject({ refusal: "too_many" });
      // one of the twenty may be checked
      expect(await (await verify(backend, "https://n7.mpt.example")).json()).toMatchObject({ refusal: null });
    }));
});

/** Twenty sites of Tawau. The first one has its state for the longest time. */
async function storeTwenty(
  { databases, clock }: BackendUnderTest,
  state: "active" | "withdrawn" | "removed",
) {
  for (let number = 0; number < 20; number += 1) {
    const origin = `https://n${number}.mpt.example`;
    const since = new Date(clock.now().getTime() - (20 - number) * MINUTE).toISOString();
    await databases.metadata.write({
      ...{ _id: siteId(origin), type: "verified_site", origin, council: "mpt", state, since },
      ...{ checked_at: since, refusal: state === "active" ? null : "file_missing" },
    });
  }
}

test("a removed site uses up no place, and stays removed", () =>
  withSites(async (backend) => {
    await storeTwenty(backend, "removed");
    expect(await (await verify(backend)).json()).toMatchObject({ refusal: null });
    const { metadata } = backend.databases;
    const states = (await verifiedSitesOf(metadata, "mpt")).map(({ state }) => state);
    expect(states.filter((state) => state === "removed")).toHaveLength(20);
  }));

test("a withdrawn site uses up no place: a new one takes that of the oldest", () =>
  withSites(async (backend) => {
    await storeTwenty(backend, "withdrawn");
    expect(await (await verify(backend)).json()).toMatchObject({ refusal: null });
    const { metadata } = backend.databases;
    const origins = (await verifiedSitesOf(metadata, "mpt")).map(({ origin }) => origin);
    expect(origins).toHaveLength(20);
    expect(origins).toContain(SITE);
    expect(origins).not.toContain("https://n0.mpt.example");
    expect(await noted(backend)).toContain("site_withdrawn mpt: https://n0.mpt.example: file_missing");
    // a withdrawn site comes back to its own place
    expect(await (await verify(backend, "https://n7.mpt.example")).json()).toMatchObject({ refusal: null });
    expect(await verifiedSitesOf(metadata, "mpt")).toHaveLength(20);
  }));

test("an unreadable site hides no other one, and becomes readable when its webmaster checks it", () =>
  withSites(async (backend) => {
    const { metadata } = backend.databases;
    const origin = "https://bayar.mpt.example";
    await metadata.write({ _id: siteId(origin), type: "verified_site", origin, council: "mpt" });
    await verify(backend);
    expect(await mayCall(backend)).toBe(true);
    expect(await verifiedSitesOf(metadata, "mpt")).toMatchObject([{ origin: SITE }]);
    expect(await (await verify(backend, origin)).json()).toEqual({ origin, refusal: null });
    expect(await verifiedSitesOf(metadata, "mpt")).toHaveLength(2);
  }));

test("a refused check takes nothing from a site that is active, and stands in the audit log", () =>
  withSites(async (backend, sites) => {
    await verify(backend);
    sites.answer = async () => served("", { status: 503 });
    expect(await (await verify(backend)).json()).toMatchObject({ refusal: "file_missing" });
    expect(await noted(backend)).toEqual([
      `site_activated mpt: ${SITE}`,
      `site_refused ${SITE}: file_missing`,
    ]);
    backend.clock.pass(MINUTE);
    expect(await mayCall(backend)).toBe(true);
  }));

describe("nobody scans or floods with the check", () => {
  /** Checks from a network of its own each. */
  const many = async (
    backend: BackendUnderTest,
    checks: readonly (readonly [origin: string, peer: string])[],
  ) => {
    const statuses: number[] = [];
    for (const [origin, peer] of checks) statuses.push((await verify(backend, origin, peer)).status);
    return statuses;
  };
  const OK = [200, 200, 200, 200, 200, 200];

  test("a domain is called six times at once, whatever the host and the caller", () =>
    withSites(async (backend, sites) => {
      const checks = [0, 1, 2, 3, 4, 5, 6].map(
        (n) => [`https://n${n}.mpt.example`, `198.51.${n}.7`] as const,
      );
      expect(await many(backend, checks)).toEqual([...OK, 429]);
      expect(sites.asked).toHaveLength(6);
    }));

  test("a council keeps its own calls when another council's domain has the same parent", () =>
    withSites(async (backend) => {
      await register(backend, ["mpt.sabah.gov.my"]);
      await register(backend, ["mps.sabah.gov.my"], "mps");
      const checks = [0, 1, 2, 3, 4, 5, 6].map(
        (n) => [`https://n${n}.mpt.sabah.gov.my`, `198.51.${n}.7`] as const,
      );
      expect(await many(backend, checks)).toEqual([...OK, 429]);
      expect(await many(backend, [["https://www.mps.sabah.gov.my", "198.51.8.7"]])).toEqual([200]);
    }));

  test("a caller asks six times at once, also about sites that the portal does not call", () =>
    withSites(async (backend) => {
      const checks = [0, 1, 2, 3, 4, 5, 6].map((n) => [`https://n${n}.example`, "198.51.100.7"] as const);
      expect(await many(backend, checks)).toEqual([...OK, 429]);
    }));

  test("the checks of sites that the portal does not call use up nothing of the others", () =>
    withSites(async (backend) => {
      const checks = Array.from(
        { length: 31 },
        (_, n) => [`https://n${n}.example`, `198.51.${n}.7`] as const,
      );
      expect(new Set(await many(backend, checks))).toEqual(new Set([200]));
      expect((await verify(backend)).status).toBe(200);
    }));
});
