import { describe, expect, test } from "vitest";
import { systemClock } from "../../../src/server/clock.ts";
import { changeCouncil } from "../../../src/server/councils/changeCouncil.ts";
import { siteOrigins } from "../../../src/server/councils/siteOrigins.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";

/** The sites that may embed, which an officer keeps on the desk. */

const SITE = "https://www.mpt.example";
const MINUTE = 60_000;

const keep = ({ databases }: BackendUnderTest, origins: string[]) =>
  changeCouncil(databases, systemClock, "mpt", { origins }, { by: "omar@mpt.my" });

const mayCall = async ({ app }: BackendUnderTest, origin: string): Promise<boolean> => {
  const [site, banks] = [
    await app.request("/api/site", { headers: { origin } }),
    await app.request("/api/fpx/banks", { headers: { origin } }),
  ];
  const { known } = await site.json();
  expect(banks.headers.get("access-control-allow-origin")).toBe(known ? origin : null);
  return known;
};

describe("a site that another process adds on the desk", () => {
  test("may call within a minute, without a restart, and no longer when it is removed", () =>
    withBackend(async (backend) => {
      expect(await mayCall(backend, SITE)).toBe(false);
      await keep(backend, [SITE]);
      backend.clock.pass(MINUTE);
      expect(await mayCall(backend, SITE)).toBe(true);
      expect(await mayCall(backend, "https://mpt.example")).toBe(false);
      await keep(backend, []);
      backend.clock.pass(MINUTE);
      expect(await mayCall(backend, SITE)).toBe(false);
    }));

  test("takes nothing from the sites of the server's settings", () =>
    withBackend(async (backend) => {
      await keep(backend, [SITE]);
      backend.clock.pass(MINUTE);
      expect(await mayCall(backend, COUNCIL)).toBe(true);
      expect(await mayCall(backend, PORTAL)).toBe(true);
    }));

  test("may frame the counter and get citizens back", () =>
    withBackend(async ({ databases, clock }) => {
      const origins = siteOrigins(
        databases.metadata,
        clock,
        { portal: PORTAL, councilOrigins: [COUNCIL] },
        () => {},
      );
      await changeCouncil(databases, clock, "mpt", { origins: [SITE] }, { by: "omar@mpt.my" });
      expect(await origins.ofCouncils()).toEqual([COUNCIL, SITE]);
      expect(await origins.callers()).toEqual(new Set([PORTAL, COUNCIL, SITE]));
    }));
});

test("while the database does not answer, the sites that were read last may call", () =>
  withBackend(async ({ databases, clock }) => {
    let isAway = false;
    const metadata = {
      ...databases.metadata,
      readAll: (ids: readonly string[]) =>
        isAway ? Promise.reject(new Error("away")) : databases.metadata.readAll(ids),
    };
    const log: string[] = [];
    const place = { portal: PORTAL, councilOrigins: [] };
    const origins = siteOrigins(metadata, clock, place, ({ event }) => log.push(event));
    await changeCouncil(databases, clock, "mpt", { origins: [SITE] }, { by: "omar@mpt.my" });
    expect(await origins.ofCouncils()).toEqual([SITE]);
    isAway = true;
    clock.pass(MINUTE);
    expect(await origins.ofCouncils()).toEqual([SITE]);
    expect(log).toEqual(["databases_unanswered"]);
  }));
