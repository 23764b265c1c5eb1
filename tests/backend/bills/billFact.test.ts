import { describe, expect, test } from "vitest";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { post } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, IDENTITY_NUMBER, OTHER_COMPOUND, STALL } from "./bills.ts";

/** A council that asks for the last four characters of the bill's own number besides a person's number. */

const ASKING = { mpt: { bill_fact: { search: true } } };
const limits = { searchesPerHour: 1200, paymentsPerHour: 240 };

/** A number of the same day of birth, which finds nothing. */
const NOBODY = "800101125557";
const PLATE = "SAB1234A";
const NO_PLATE = "SAB9999Z";

const configured = (
  work: (backend: BackendUnderTest) => Promise<void>,
  councils: object = ASKING,
): Promise<void> =>
  withBackend(
    async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", councils });
      await work(backend);
    },
    { limits },
  );

const find = (backend: BackendUnderTest, _id: string, besides: object = {}) =>
  post(
    backend,
    "/compounds",
    { council: "mpt", payment_type: "compound", _id, ...besides },
    { "test-peer": "198.51.100.7" },
  );

/** The status, and the numbers of the rows or the reason. */
async function found(answer: Response): Promise<readonly unknown[]> {
  const { rows, reason } = await answer.json();
  return [answer.status, rows?.map(({ _id }: { readonly _id: string }) => _id) ?? reason];
}

const NEEDED = [403, "bill_fact_needed"];

async function triesOf(backend: BackendUnderTest, _id: string, besides: object = {}): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1)
    if ((await find(backend, _id, besides)).status === 429) return tries;
  return 100;
}

describe("a guest's search by a person's number, where the council asks for a fact from the bill (rule 6.10)", () => {
  test.each([
    ["identity number", IDENTITY_NUMBER, NOBODY],
    ["vehicle number", PLATE, NO_PLATE],
  ])("by %s, says that the fact is needed, whether there are bills or not", (_what, known, unknown) =>
    configured(async (backend) => {
      const answers = await Promise.all([known, unknown].map((number) => find(backend, number)));
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      for (const [place, { reference: _its, ...body }] of bodies.entries())
        expect([answers[place]?.status, body]).toEqual([
          403,
          { error: "forbidden", reason: "bill_fact_needed" },
        ]);
    }),
  );

  test.each([IDENTITY_NUMBER, PLATE])("by %s, finds only the bill that the fact stands on", (number) =>
    configured(async (backend) => {
      for (const bill_fact of ["0001", " 00-01 ", "K26-000001"])
        expect(await found(await find(backend, number, { bill_fact }))).toEqual([200, [COMPOUND._id]]);
      expect(await found(await find(backend, number, { bill_fact: "0002" }))).toEqual([
        200,
        [OTHER_COMPOUND._id],
      ]);
    }),
  );

  test("answers a wrong fact as if the person had no bill", () =>
    configured(async (backend) => {
      for (const bill_fact of ["0003", "001", "1", "-"])
        expect([bill_fact, await (await find(backend, IDENTITY_NUMBER, { bill_fact })).json()]).toEqual([
          bill_fact,
          await (await find(backend, NOBODY, { bill_fact })).json(),
        ]);
    }));

  test.each([
    ["no fact", IDENTITY_NUMBER, {}, 10],
    ["a wrong fact", IDENTITY_NUMBER, { bill_fact: "0003" }, 10],
    ["no fact", PLATE, {}, 30],
    ["a wrong fact", PLATE, { bill_fact: "0003" }, 30],
  ])("counts %s with %s as a search that finds nothing", (_what, number, besides, most) =>
    configured(async (backend) => {
      expect(await triesOf(backend, number, besides)).toBe(most);
    }),
  );

  test("does not count the right fact as one", () =>
    configured(async (backend) => {
      for (let time = 1; time <= 14; time += 1)
        expect((await find(backend, IDENTITY_NUMBER, { bill_fact: "0001" })).status).toBe(200);
    }));

  test("by a number in an unusual form, such as a passport's, finds nothing without the fact", () =>
    configured(async (backend) => {
      await storeRecords(backend.databases.records, [
        documentOf({ ...COMPOUND, _id: "K26000009", compound_no: "K26-000009" }, "A12345678"),
      ]);
      expect(await found(await find(backend, "A12345678"))).toEqual([200, []]);
      expect(await found(await find(backend, "A12345678", { bill_fact: "0009" }))).toEqual([
        200,
        ["K26000009"],
      ]);
    }));

  test("finds only the stall whose number ends with the fact", () =>
    configured(async (backend) => {
      const other = { ...STALL, _id: "3011235", stall_no: "301-1235" };
      await storeRecords(backend.databases.records, [documentOf(other, IDENTITY_NUMBER)]);
      const stalls = async (besides: object, _id = IDENTITY_NUMBER) =>
        found(await post(backend, "/market", { council: "mpt", payment_type: "market", _id, ...besides }));
      expect(await stalls({})).toEqual(NEEDED);
      expect(await stalls({ bill_fact: "1235" })).toEqual([200, ["3011235"]]);
      expect(await stalls({ bill_fact: "301-1235" })).toEqual([200, ["3011235"]]);
      expect(await stalls({ bill_fact: "9999" })).toEqual([200, []]);
      expect(await stalls({}, "301-1235")).toEqual([200, ["3011235"]]);
    }));

  test("cannot go round it by reading a record: that call knows a bill's own number only", () =>
    configured(async (backend) => {
      for (const _id of [IDENTITY_NUMBER, PLATE]) {
        const query = { council: "mpt", payment_type: "compound", _id };
        expect((await post(backend, "/search", query)).status).toBe(404);
      }
    }));
});

describe("nothing changes (rule 6.10)", () => {
  test("in a search by the bill's own number", () =>
    configured(async (backend) => {
      expect(await found(await find(backend, "k26-000001"))).toEqual([200, [COMPOUND._id]]);
    }));

  test.each([
    ["while no council asks", {}],
    ["while another council asks", { dbkk: ASKING.mpt }],
    ["while the council asks for licences only", { mpt: { bill_fact: { licence: true } } }],
  ])("%s", (_when, councils) =>
    configured(async (backend) => {
      for (const besides of [{}, { bill_fact: "0003" }])
        expect(await found(await find(backend, IDENTITY_NUMBER, besides))).toEqual([
          200,
          [COMPOUND._id, OTHER_COMPOUND._id],
        ]);
    }, councils),
  );

  test("in the search by a type of compound, which the fact does not widen", () =>
    configured(async (backend) => {
      const besides = { bill_fact: "0001", compound_type: "individual" };
      expect(await found(await find(backend, IDENTITY_NUMBER, besides))).toEqual([200, []]);
      expect(await found(await find(backend, IDENTITY_NUMBER))).toEqual(NEEDED);
    }));
});
