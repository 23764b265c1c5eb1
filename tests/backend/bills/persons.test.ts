import { describe, expect, test } from "vitest";
import { documentOf } from "../../../src/server/records/document.ts";
import { addRecords } from "../../../src/server/records/storeRecords.ts";
import { post } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, IDENTITY_NUMBER, OTHER_COMPOUND, STALL } from "./bills.ts";

/** What a guest learns about a person whose number they try, and how many numbers they can try. */

const HOUR = 60 * 60_000;
const limits = { searchesPerHour: 1200, paymentsPerHour: 240 };

const attacked = (work: (backend: BackendUnderTest) => Promise<void>) => withBackend(work, { limits });

const compounds = (backend: BackendUnderTest, _id: string, from = "198.51.100.7") =>
  post(backend, "/compounds", { council: "mpt", payment_type: "compound", _id }, { "test-peer": from });

const stalls = (backend: BackendUnderTest, _id: string) =>
  post(backend, "/market", { council: "mpt", payment_type: "market", _id }, { "test-peer": "198.51.100.7" });

const record = (backend: BackendUnderTest, payment_type: string, _id: string, from = "198.51.100.7") =>
  post(backend, "/search", { council: "mpt", payment_type, _id }, { "test-peer": from });

/** Tries numbers until one is refused. */
async function triesOf(try_: (place: number) => Promise<Response>, most: number): Promise<number> {
  for (let place = 0; place < most; place += 1) if ((await try_(place)).status === 429) return place;
  return most;
}

/** Identity numbers of persons who were born on a day. Nobody here has one. */
const born = (day: string, place: number) => `${day}49${String(1000 + place * 2)}`;

/** A different day for each number, because each day has a limit of its own. */
const anyDay = (place: number) =>
  born(
    `${String(50 + Math.floor(place / 300)).padStart(2, "0")}${String(1 + (Math.floor(place / 25) % 12)).padStart(2, "0")}${String(1 + (place % 25)).padStart(2, "0")}`,
    1,
  );

describe("a bill that an identity number finds (rule 6.8)", () => {
  test("shows a guest no letter of the name and no part of the vehicle's number, in the row and in the record", () =>
    withBackend(async (backend) => {
      const { rows } = await (await compounds(backend, IDENTITY_NUMBER)).json();
      expect(rows).toHaveLength(2);
      const read = await (await record(backend, "compound", rows[0]._id)).json();
      for (const shown of [rows[0], read])
        expect(shown).toMatchObject({ vehicle_no: "***", offence: COMPOUND.offence });
      expect(read.payer).toBe("***");
      expect(JSON.stringify([rows, read])).not.toMatch(/SIT|OMAR|SAB|1234/);
    }));

  test("shows the vehicle's number to a guest who typed it, however it was typed", () =>
    withBackend(async (backend) => {
      const { rows } = await (await compounds(backend, "sab 1234-a")).json();
      expect(rows).toMatchObject([{ vehicle_no: "SAB1234A" }, { vehicle_no: "SAB1234A" }]);
      const read = await (await record(backend, "compound", rows[0]._id)).json();
      expect(read).toMatchObject({ payer: "***", vehicle_no: "***" });
    }));

  test("shows a guest no letter of a stall's tenant, in the row and in the record", () =>
    withBackend(async (backend) => {
      const { rows } = await (await stalls(backend, IDENTITY_NUMBER)).json();
      expect(rows).toMatchObject([{ _id: STALL._id, tenant: "***" }]);
      const read = await (await record(backend, "market", STALL._id)).json();
      expect(read).toMatchObject({ tenant: "***", balance: "-45.50" });
      expect(JSON.stringify([rows, read])).not.toMatch(/LIM|KAU|8001/);
    }));

  test("shows no house and no land title in the clear", () =>
    withBackend(async (backend) => {
      const bill = {
        ...ASSESSMENT,
        _id: "A150",
        assessment_no: "A150",
        house_no: "LOT 12, TAMAN SRI",
        current_title: "CL 105312345",
      };
      await backend.databases.records.writeAll([documentOf(bill, undefined)]);
      const read = await (await record(backend, "assessment", "A150")).json();
      expect(read).toMatchObject({ house_no: "LOT *** ***** ***", current_title: "CL *********" });
    }));
});

describe("a caller who tries identity numbers (rule 6.9)", () => {
  test("of one day of birth tries 10 a day, and 40 with any number of networks", () =>
    attacked(async (backend) => {
      expect(await triesOf((place) => compounds(backend, born("350921", place)), 30)).toBe(10);
      const everywhere = (place: number) =>
        compounds(backend, born("350921", 100 + place), `203.0.${place}.1`);
      expect(await triesOf(everywhere, 60)).toBe(30);
    }));

  test("of any day of birth tries 20 a day, 80 from one home's IPv6 /56, and 320 from a /48", () =>
    attacked(async (backend) => {
      expect(await triesOf((place) => compounds(backend, anyDay(place)), 400)).toBe(20);
      const home = (place: number) => `2001:db8:0:${(place % 256).toString(16)}::1`;
      expect(await triesOf((place) => compounds(backend, anyDay(place), home(place)), 400)).toBe(80);
      const rented = (place: number) => `2001:db8:7:${(place * 160).toString(16)}::1`;
      expect(await triesOf((place) => compounds(backend, anyDay(place), rented(place)), 400)).toBe(320);
    }));

  test("tries no more by asking for stalls as well as for compounds", () =>
    attacked(async (backend) => {
      const try_ = (place: number) => (place % 2 === 0 ? compounds : stalls)(backend, born("350921", place));
      expect(await triesOf(try_, 30)).toBe(10);
    }));

  test("tries no more with many at once", () =>
    attacked(async (backend) => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_none, place) => compounds(backend, born("350921", place))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    }));

  test("learns nothing from a refusal: a number that finds a bill is refused alike", () =>
    attacked(async (backend) => {
      await triesOf((place) => compounds(backend, born(IDENTITY_NUMBER.slice(0, 6), place)), 30);
      const refused = await compounds(backend, IDENTITY_NUMBER);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(2.4 * 3600)]);
      backend.clock.pass(2.4 * HOUR);
      expect((await compounds(backend, IDENTITY_NUMBER)).status).toBe(200);
    }));

  test("leaves searches by the bill's own number as they are", () =>
    attacked(async (backend) => {
      await triesOf((place) => compounds(backend, born("350921", place)), 30);
      for (let time = 1; time <= 40; time += 1)
        expect((await record(backend, "compound", OTHER_COMPOUND._id)).status).toBe(200);
    }));
});

describe("a citizen", () => {
  test("searches by their own identity number or vehicle again and again: what finds a bill is no miss", () =>
    attacked(async (backend) => {
      for (let time = 1; time <= 14; time += 1)
        for (const number of [IDENTITY_NUMBER, "SAB1234A"])
          expect((await compounds(backend, number)).status).toBe(200);
    }));
});

describe("a tenant of 20 adjacent stalls", () => {
  const STALLS = Array.from({ length: 20 }, (_none, place) => {
    const stall_no = `301-${2001 + place}`;
    return { ...STALL, _id: stall_no.replace("-", ""), stall_no };
  });
  const loaded = (work: (backend: BackendUnderTest) => Promise<void>) =>
    attacked(async (backend) => {
      await addRecords(
        backend.databases.records,
        STALLS.map((stall) => documentOf(stall, IDENTITY_NUMBER)),
      );
      await work(backend);
    });

  test("reads each of them at every step of paying, because the identity number has shown them", () =>
    loaded(async (backend) => {
      const { rows } = await (await stalls(backend, IDENTITY_NUMBER)).json();
      expect(rows.length).toBeGreaterThanOrEqual(STALLS.length);
      for (let time = 1; time <= 4; time += 1)
        for (const { _id } of STALLS) expect((await record(backend, "market", _id)).status).toBe(200);
    }));

  test("is slowed down like anyone by counting on from them to the stalls of others", () =>
    loaded(async (backend) => {
      await stalls(backend, IDENTITY_NUMBER);
      for (const { _id } of STALLS) await record(backend, "market", _id);
      const others = Array.from({ length: 60 }, (_none, place) => {
        const stall_no = `301-${2021 + place}`;
        return documentOf({ ...STALL, _id: stall_no.replace("-", ""), stall_no }, undefined);
      });
      await backend.databases.records.writeAll(others);
      const tries = await triesOf((place) => record(backend, "market", `301${2021 + place}`), others.length);
      expect(tries).toBe(30);
    }));
});

describe("a caller who tries vehicle numbers", () => {
  test("tries 30 at once, and 60 a day", () =>
    attacked(async (backend) => {
      expect(await triesOf((place) => compounds(backend, `QAA${1000 + place}`), 100)).toBe(30);
    }));
});

describe("a caller who counts numbers up", () => {
  const BILLS = Array.from({ length: 60 }, (_none, place) => {
    const assessment_no = `13004${String(5000 + place)}`;
    return documentOf({ ...ASSESSMENT, _id: assessment_no, assessment_no }, undefined);
  });

  test("is slowed down as if nothing was found, even when each number finds a bill", () =>
    attacked(async (backend) => {
      await backend.databases.records.writeAll(BILLS);
      const numbers = BILLS.map(({ _id }) => _id.slice("mpt:assessment:".length));
      const tries = await triesOf(
        (place) => record(backend, "assessment", numbers[place] ?? ""),
        numbers.length,
      );
      expect(tries).toBe(31);
    }));

  test("differs from a caller who reads the same bills again", () =>
    attacked(async (backend) => {
      for (let time = 1; time <= 60; time += 1)
        expect((await record(backend, "assessment", time % 2 === 0 ? "A100" : "A200")).status).toBe(200);
    }));
});
