import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { changesPage, configurationAnswer } from "../../../src/api/schemas/configurationChange.ts";
import { undoing } from "../../../src/desk/settings/switches.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { payRequest, post, tryToCreate } from "../accounts/citizen.ts";
import { type BackendUnderTest, PORTAL, START, withBackend } from "../backendUnderTest.ts";

/** Administrators change the switches of the portal on the desk. */

const CONFIGURATION = "/api/admin/configuration";
const ZAINAB = "zainab@majlis.my";
const OMAR = "omar@majlis.my";

async function administrators(backend: BackendUnderTest) {
  const app = withLogin(backend);
  const cookies = new Map<string, string>();
  for (const name of [ZAINAB, OMAR]) {
    await addUser(backend.databases.users, name, ["administrator"]);
    cookies.set(name, cookieOf(await logIn(app, name)));
  }
  const headersOf = (name: string) => ({ cookie: cookies.get(name) ?? "", origin: PORTAL });
  return {
    read: async () =>
      create(
        await (await app.request(CONFIGURATION, { headers: headersOf(ZAINAB) })).json(),
        configurationAnswer,
      ),
    changes: async (before?: string) => {
      const query = before === undefined ? "" : `?before=${encodeURIComponent(before)}`;
      const answer = await app.request(`${CONFIGURATION}/changes${query}`, { headers: headersOf(ZAINAB) });
      return create(await answer.json(), changesPage);
    },
    change: (name: string, revision: string, change: object) =>
      app.request(CONFIGURATION, {
        method: "POST",
        headers: { ...headersOf(name), "content-type": "application/json" },
        body: JSON.stringify({ revision, change }),
      }),
    isClosed: async () => {
      const answer = await tryToCreate(backend, payRequest());
      return answer.status !== 200 && (await answer.json()).reason === "closed";
    },
  };
}

describe("the switches on the desk", () => {
  test("close the counter at once, without a restart", () =>
    withBackend(async (backend) => {
      const { read, change, isClosed } = await administrators(backend);
      const { revision } = await read();
      expect(await isClosed()).toBe(false);
      expect((await change(ZAINAB, revision, { closing: true })).status).toBe(200);
      expect(await isClosed()).toBe(true);
      expect((await read()).configuration.closing).toBe(true);
    }));

  test("refuse the second of two changes to the same revision, and name who made the first", () =>
    withBackend(async (backend) => {
      const { read, change, isClosed } = await administrators(backend);
      const { revision } = await read();
      await change(ZAINAB, revision, { closing: true });
      const refused = await change(OMAR, revision, { closing: false });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        reason: "changed_meanwhile",
        last: { by: ZAINAB, at: START },
      });
      expect(await isClosed()).toBe(true);
    }));

  test("refuse a wrong value with a sentence about the field, and change nothing", () =>
    withBackend(async (backend) => {
      const { read, change } = await administrators(backend);
      const { revision } = await read();
      const refused = await change(ZAINAB, revision, { assistance: { percent: 120 } });
      expect(refused.status).toBe(422);
      expect((await refused.json()).problems[0]).toContain("assistance.percent");
      expect((await read()).revision).toBe(revision);
    }));

  test("are recorded with who changed what and when, the newest first, page by page", () =>
    withBackend(async (backend) => {
      const { read, change, changes } = await administrators(backend);
      for (let limit = 1; limit <= 21; limit += 1) {
        backend.clock.pass(1_000);
        await change(OMAR, (await read()).revision, { cart_limit: limit });
      }
      const first = await changes();
      expect(first.changes).toHaveLength(20);
      expect(first.changes[0]).toMatchObject({
        by: OMAR,
        at: backend.clock.now().toISOString(),
        changed: [{ field: "cart_limit", from: 20, to: 21 }],
      });
      const second = await changes(first.next ?? "");
      expect(second.changes.map(({ changed }) => changed)).toEqual([
        [{ field: "cart_limit", from: 20, to: 1 }],
      ]);
      expect(second.next).toBeNull();
    }));

  test("are noted in the audit log by their fields, never by their values", () =>
    withBackend(async (backend) => {
      const { read, change } = await administrators(backend);
      await change(ZAINAB, (await read()).revision, { announcement: "Tutup", closing: true });
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries).toMatchObject([
        { by: ZAINAB, what: "configuration_changed", target: "closing, announcement" },
      ]);
      expect(JSON.stringify(entries)).not.toContain("Tutup");
    }));
});

describe("a switch with a period", () => {
  const FROM = "2026-08-03T03:00:00.000Z";
  const UNTIL = "2026-08-03T05:00:00.000Z";
  const period = { from: FROM, until: UNTIL };

  /** What a citizen's page reads. */
  const ofCitizens = async (backend: BackendUnderTest) => {
    const url = Buffer.from("metadata/configuration").toString("base64");
    const answer = await post(backend, "/api/query", { url });
    return await answer.json();
  };

  test("holds from its first minute until its last, by the server's clock and without another change", () =>
    withBackend(async (backend) => {
      const { read, change, isClosed } = await administrators(backend);
      const closed = { closing: true, validity: { closing: period } };
      expect((await change(ZAINAB, (await read()).revision, closed)).status).toBe(200);
      const seen: unknown[] = [];
      for (const time of [START, FROM, UNTIL]) {
        backend.clock.pass(Date.parse(time) - backend.clock.now().getTime());
        seen.push([await isClosed(), (await ofCitizens(backend)).closing]);
      }
      expect(seen).toEqual([
        [false, false],
        [true, true],
        [false, false],
      ]);
    }));

  test("has its ordinary value outside it: no text, no reduction, cards, councils and charges open", () =>
    withBackend(async (backend) => {
      const { read, change } = await administrators(backend);
      await change(ZAINAB, (await read()).revision, {
        announcement: "Tutup",
        snackbarMessage: "Tutup esok",
        assistance: { active: true },
        cards: false,
        councils: { mpt: { available: false, charges: ["market"], maintenance: ["parking"] } },
        validity: {
          announcement: period,
          snackbarMessage: period,
          assistance: period,
          cards: period,
          councils: { mpt: { available: period, charges: period, maintenance: period } },
        },
      });
      const before = await ofCitizens(backend);
      expect(before).toMatchObject({
        announcement: null,
        snackbarMessage: null,
        assistance: { active: false },
        cards: true,
        councils: { mpt: { available: true, maintenance: [] } },
      });
      expect(before.councils.mpt).not.toHaveProperty("charges");
      backend.clock.pass(Date.parse(FROM) - backend.clock.now().getTime());
      const during = await ofCitizens(backend);
      expect(during).toMatchObject({
        announcement: "Tutup",
        snackbarMessage: "Tutup esok",
        assistance: { active: true },
        cards: false,
        councils: { mpt: { available: false, charges: ["market"], maintenance: ["parking"] } },
      });
      expect(during).not.toHaveProperty("validity");
    }));

  test("on a council's charges never offers more than the list before it, neither before, after nor by a second period", () =>
    withBackend(async (backend) => {
      const { read, change } = await administrators(backend);
      const offered = async () => (await ofCitizens(backend)).councils.mpt.charges;
      const set = async (councils: object, validity?: object) =>
        change(ZAINAB, (await read()).revision, { councils, ...(validity && { validity }) });
      await set({ mpt: { charges: ["assessment", "market"] } });
      const periods = { councils: { mpt: { charges: { from: FROM, until: FROM.replace("T03", "T04") } } } };
      await set({ mpt: { charges: ["market"] } }, periods);
      expect(await offered()).toEqual(["assessment", "market"]);
      await set({ mpt: { charges: ["assessment"] } }, { councils: { mpt: { charges: period } } });
      const seen: unknown[] = [];
      for (const time of [START, FROM, UNTIL]) {
        backend.clock.pass(Date.parse(time) - backend.clock.now().getTime());
        seen.push(await offered());
      }
      expect(seen).toEqual([["assessment", "market"], ["assessment"], ["assessment", "market"]]);
      expect(await backend.databases.metadata.read("configuration")).toMatchObject({
        validity: { councils: { mpt: { charges: { ...period, otherwise: ["assessment", "market"] } } } },
      });
    }));

  test("may name the charges that the council offers outside of it", () =>
    withBackend(async (backend) => {
      const { read, change } = await administrators(backend);
      const charges = { ...period, otherwise: ["parking"] };
      await change(ZAINAB, (await read()).revision, {
        councils: { mpt: { charges: ["market"] } },
        validity: { councils: { mpt: { charges } } },
      });
      expect((await ofCitizens(backend)).councils.mpt.charges).toEqual(["parking"]);
    }));

  test("is refused when it ends before it begins, with a sentence about the field", () =>
    withBackend(async (backend) => {
      const { read, change } = await administrators(backend);
      const { revision } = await read();
      const wrong = { validity: { closing: { from: UNTIL, until: FROM } } };
      const refused = await change(ZAINAB, revision, wrong);
      expect(refused.status).toBe(422);
      expect((await refused.json()).problems[0]).toContain("validity.closing");
      expect((await read()).revision).toBe(revision);
    }));

  test.each(["1926-12-31T09:00:00.000Z", "9999-12-31T16:00:00.000Z"])(
    "is refused with the mistyped year of %s",
    (from) =>
      withBackend(async (backend) => {
        const { read, change } = await administrators(backend);
        const { revision } = await read();
        const refused = await change(ZAINAB, revision, { validity: { closing: { from } } });
        expect(refused.status).toBe(422);
        expect((await refused.json()).problems[0]).toContain("2000 to 9999");
      }),
  );

  test("loses a stored period when a change sets it without one, so that it holds as the change says", () =>
    withBackend(async (backend) => {
      const { read, change, changes, isClosed } = await administrators(backend);
      const ended = { until: "2026-08-03T02:01:00.000Z" };
      const validity = { closing: ended, announcement: ended, councils: { mpt: { available: ended } } };
      const switches = { closing: true, announcement: "Tutup", councils: { mpt: { available: false } } };
      await change(ZAINAB, (await read()).revision, { ...switches, validity });
      backend.clock.pass(60_000);
      expect(await isClosed()).toBe(false);
      const again = { closing: true, councils: { mpt: { available: false } } };
      await change(ZAINAB, (await read()).revision, again);
      expect((await changes()).changes[0]?.changed).toEqual([
        { field: "validity.closing", from: ended },
        { field: "validity.councils.mpt.available", from: ended },
      ]);
      expect(await isClosed()).toBe(true);
      expect((await ofCitizens(backend)).councils).toMatchObject({ mpt: { available: false } });
      // the text was not set, so it keeps its period
      expect((await read()).configuration.validity).toMatchObject({ announcement: ended });
    }));

  test("stands in the record of changes, and an undoing takes it back", () =>
    withBackend(async (backend) => {
      const { read, change, changes } = await administrators(backend);
      await change(ZAINAB, (await read()).revision, { closing: true, validity: { closing: period } });
      const [made] = (await changes()).changes;
      expect(made?.changed).toEqual([
        { field: "closing", from: false, to: true },
        { field: "validity.closing", to: period },
      ]);
      await change(OMAR, (await read()).revision, undoing(made?.changed ?? []));
      expect((await read()).configuration).toMatchObject({ closing: false, validity: { councils: {} } });
      expect((await read()).configuration.validity).not.toHaveProperty("closing");
    }));
});
