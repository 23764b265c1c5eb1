import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { addRecords } from "../../../src/server/records/storeRecords.ts";
import { lineOf, pay, payRequest, post, requestFor } from "../accounts/citizen.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ACCOUNT, COMPOUND, IDENTITY_NUMBER, LICENSE, OTHER_COMPOUND, STALL } from "./bills.ts";

const assessment = (id: string, more = {}) => ({
  council: "mpt",
  payment_type: "assessment",
  _id: id,
  ...more,
});
const market = (id: string) => ({ council: "mpt", payment_type: "market", _id: id });
const compound = (id: string, more = {}) => ({ council: "mpt", payment_type: "compound", _id: id, ...more });

describe("finding rows", () => {
  test("an assessment is found by its exact number, with or without dashes, and its owner and house are masked", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/assessments", assessment(" a100 "));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        rows: [
          {
            _id: "A100",
            type: "assessment",
            council: "mpt",
            assessment_no: "A100",
            name: "AHM** *** ***",
            house_no: "L** *",
          },
        ],
      });
    }));

  test.each([
    ["/assessments", assessment("A100"), "A100"],
    ["/compounds", compound("sab 1234 a"), "K26-000001"],
    ["/search", compound("K26-000001"), "K26-000001"],
  ])(
    "a search (%s %o) reads no index of the records, so that it waits for no load",
    (path, query, number) => {
      const refuse = () => Promise.reject(new Error("a view of the records was read"));
      const refused = { view: refuse, viewDown: refuse, idsUpTo: refuse, idsBetween: refuse };
      const rows = { rows: refuse, rowsBetween: refuse, rowsDown: refuse };
      return withBackend(
        async (backend) => expect(await (await post(backend, path, query)).text()).toContain(number),
        { wrap: (databases) => ({ ...databases, records: { ...databases.records, ...refused, ...rows } }) },
      );
    },
  );

  test("a search that finds nothing returns no rows and no error", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/assessments", assessment("A1"));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ rows: [] });
    }));

  test.each(["K26-000001", "k26000001", "sab 1234 a", IDENTITY_NUMBER])(
    "a compound is found by its own number, its vehicle's or its payer's: %s",
    (number) =>
      withBackend(async (backend) => {
        const answer = await post(backend, "/compounds", compound(number));
        const { rows } = await answer.json();
        // a citizen chooses among several by their amounts
        expect(rows[0]).toMatchObject({ _id: "K26000001", compound_no: "K26-000001", amount: "80.00" });
        expect(JSON.stringify(rows)).not.toContain(IDENTITY_NUMBER);
        expect(JSON.stringify(rows)).not.toContain("search_keys");
      }),
  );

  test("'The default search sorts _id ascending', and the compound's type narrows it (rule 7.12)", () =>
    withBackend(async (backend) => {
      const all = await (await post(backend, "/compounds", compound(IDENTITY_NUMBER))).json();
      expect(all.rows.map((row: { _id: string }) => row._id)).toEqual(["K26000001", "K26000002"]);
      const narrowed = await post(
        backend,
        "/compounds",
        compound(IDENTITY_NUMBER, { compound_type: "individual" }),
      );
      expect((await narrowed.json()).rows.map((row: { _id: string }) => row._id)).toEqual(["K26000002"]);
    }));

  test('a number without a letter or digit finds nothing, even where a council enters a dash for "none"', () =>
    withBackend(async (backend) => {
      const none = { ...OTHER_COMPOUND, _id: "K26000003", compound_no: "K26-000003", vehicle_no: "-" };
      const document = documentOf(none, undefined);
      expect(document.search_keys).toEqual(["K26000003"]);
      // Data that an earlier version loaded.
      await backend.databases.records.write({ ...document, search_keys: ["K26000003", ""] });
      for (const number of ["-", " - ", "\u00a0"]) {
        const answer = await post(backend, "/compounds", compound(number));
        expect(await answer.json()).toEqual({ rows: [] });
      }
    }));

  test("all of a vehicle's compounds are found, in the order of their numbers", () =>
    withBackend(async (backend) => {
      const numbers = Array.from(
        { length: 130 },
        (_none, place) => `K27-${String((place * 37) % 130).padStart(6, "0")}`,
      );
      const fines = numbers.map((compound_no) => ({
        ...COMPOUND,
        _id: compound_no.replace("-", ""),
        compound_no,
        vehicle_no: "QAA 1 X",
      }));
      await addRecords(
        backend.databases.records,
        fines.map((fine) => documentOf(fine, undefined)),
      );
      const { rows } = await (await post(backend, "/compounds", compound("qaa1x"))).json();
      expect(rows.map((row: { compound_no: string }) => row.compound_no)).toEqual(numbers.toSorted());
    }));

  test.each(["301-1234", "3011234", " 301\u20131234 "])(
    "a stall is found with or without its dashes: %j (rule 5.13)",
    (number) =>
      withBackend(async (backend) => {
        const answer = await post(backend, "/market", market(number));
        expect(await answer.json()).toEqual({
          rows: [
            {
              _id: "3011234",
              type: "market",
              council: "mpt",
              stall_no: "301-1234",
              market: "PASAR BESAR",
              tenant: "***",
              balance: "-45.50",
            },
          ],
        });
      }),
  );

  test("the amount of a row is reduced by what was paid, so that a paid one shows nothing due", () =>
    withBackend(async (backend) => {
      await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
      const { rows } = await (await post(backend, "/compounds", compound("K26-000001"))).json();
      expect(rows).toMatchObject([{ _id: "K26000001", amount: "0.00" }]);
    }));

  test("a tenant's identity number finds each of their stalls, with what is due after payments", () =>
    withBackend(async (backend) => {
      const others = [
        { ...STALL, _id: "3011235", stall_no: "301-1235", balance: sen(-10_00) },
        { ...STALL, _id: "3011236", stall_no: "301-1236", balance: sen(0) },
      ];
      await addRecords(
        backend.databases.records,
        others.map((stall) => documentOf(stall, IDENTITY_NUMBER)),
      );
      await pay(backend, requestFor([lineOf(STALL, "full")]));
      for (const number of [IDENTITY_NUMBER, "800101-12-5555"]) {
        const { rows } = await (await post(backend, "/market", market(number))).json();
        expect(rows).toMatchObject([
          { stall_no: "301-1234", balance: "0.00" },
          { stall_no: "301-1235", balance: "-10.00" },
          { stall_no: "301-1236", balance: "0.00" },
        ]);
      }
      const elsewhere = { ...market(IDENTITY_NUMBER), council: "mps" };
      expect(await (await post(backend, "/market", elsewhere)).json()).toEqual({ rows: [] });
    }));

  test("a search reads each bill once, and the payments of the paid ones alone", async () => {
    const read: string[] = [];
    const noting = (store: DocumentStore): DocumentStore => ({
      ...store,
      read: (id) => {
        read.push(id);
        return store.read(id);
      },
      list: (range) => {
        if (range.prefix !== "") read.push(range.prefix);
        return store.list(range);
      },
    });
    await withBackend(
      async (backend) => {
        await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
        read.length = 0;
        const { rows } = await (await post(backend, "/compounds", compound(IDENTITY_NUMBER))).json();
        expect(rows).toMatchObject([{ amount: "0.00" }, { amount: "30.00" }]);
        expect(read.filter((id) => id.startsWith("mpt:compound:"))).toEqual(["mpt:compound:K26000001:"]);
      },
      {
        wrap: (databases) => ({
          ...databases,
          records: noting(databases.records),
          settlements: noting(databases.settlements),
        }),
      },
    );
  });

  test("another council's records are not found", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/compounds", compound(IDENTITY_NUMBER, { council: "mps" }));
      expect(await answer.json()).toEqual({ rows: [] });
    }));
});

describe("reading the chosen record", () => {
  test("has a balance and masked names, and none of the server's own fields (rule 7.11)", () =>
    withBackend(async (backend) => {
      const answer = await (await post(backend, "/search", assessment("A100"))).json();
      expect(answer).toMatchObject({ _id: "A100", name: "AHM** *** ***", balance: "165.00" });
      expect(answer).not.toHaveProperty("_rev");
      const fine = await (await post(backend, "/search", compound("K26-000001"))).json();
      expect(fine).toMatchObject({ _id: COMPOUND._id, amount: "80.00", payer: "***" });
      expect(fine).not.toHaveProperty("ic_no");
    }));

  test("is reduced by what was paid", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      const answer = await (await post(backend, "/search", assessment("A100"))).json();
      expect(answer).toMatchObject({
        arrears: "0.00",
        landcess_effect: "0.00",
        current: "60.00",
        balance: "60.00",
      });
    }));

  test.each(["assessment", "compound", "license", "market", "parking"])(
    "an unknown number is missing: %s",
    (payment_type) =>
      withBackend(async (backend) => {
        for (const number of ["A1", "-", "mpt:parking:P130001"]) {
          const answer = await post(backend, "/search", { council: "mpt", payment_type, _id: number });
          expect(answer.status).toBe(404);
          expect(await answer.json()).toMatchObject({ error: "not_found", reason: "missing" });
        }
      }),
  );

  test.each([
    [ACCOUNT, { holder: "KAVIT** *** ********", balance: "3.40" }],
    [STALL, { tenant: "***", balance: "-45.50" }],
    [LICENSE, { nama_s: "KEDA* ****** ****", balance: "250.00", arrears: "50.00", renewal_year: 2026 }],
  ])("any charge's record is read by its number, with masked names: %#", ({ type, _id }, wire) =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/search", { council: "mpt", payment_type: type, _id });
      const record = await answer.json();
      expect(record).toMatchObject({ _id, ...wire });
      for (const own of ["_rev", "ic_no", "_attachments"]) expect(record).not.toHaveProperty(own);
    }),
  );
});

describe("a search with invalid parameters", () => {
  const right = { council: "mpt", payment_type: "license", _id: "R1234567", database: "trading_license" };
  test.each([
    ["no number", { ...right, _id: "" }],
    ["a number that is no text", { ...right, _id: 1234567 }],
    ["a number without end", { ...right, _id: "9".repeat(201) }],
    ["a number that breaks the line", { ...right, _id: "R1234567\n" }],
    ["no council", { payment_type: "license", _id: "R1234567" }],
    ["no charge type", { council: "mpt", _id: "R1234567" }],
    ["a field of its own", { ...right, _rev: "1-x" }],
    ["the register of other licences", { ...right, database: "council_permit_license" }],
    ["the register of another charge", { ...right, database: "market" }],
    ["no body", null],
  ])("is refused: %s", (_name, query) =>
    withBackend(async (backend) => {
      for (const call of ["/search", "/market", "/assessments"]) {
        const answer = await post(backend, call, query);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({
          error: "bad_request",
          reason: "Invalid search parameters",
        });
      }
    }),
  );

  test("is none when only the database is left out", () =>
    withBackend(async (backend) => {
      expect((await post(backend, "/search", right)).status).toBe(200);
      const { database: _none, ...without } = right;
      expect((await post(backend, "/search", without)).status).toBe(200);
    }));
});

describe("a charge that is not on offer", () => {
  const configured = { councils: { mpt: { available: false } } };
  test.each([
    ["a council that does not exist", {}, assessment("A100", { council: "xyz" }), 404, "invalid_council"],
    ["a council that is switched off", configured, assessment("A100"), 403, "invalid_council"],
    [
      "a charge type that the council does not offer",
      { councils: { mpt: { charges: ["compound"] } } },
      assessment("A100"),
      403,
      "invalid_payment_type",
    ],
    [
      "a charge type under maintenance",
      { councils: { mpt: { maintenance: ["assessment"] } } },
      assessment("A100"),
      403,
      "under_maintenance",
    ],
    [
      "a charge type that does not exist",
      {},
      assessment("A100", { payment_type: "tax" }),
      403,
      "invalid_payment_type",
    ],
    [
      "a charge type without records",
      {},
      assessment("A100", { payment_type: "local_government_charge" }),
      403,
      "invalid_payment_type",
    ],
    [
      "a reload, which no call finds",
      {},
      assessment("P130001", { payment_type: "parking" }),
      403,
      "invalid_payment_type",
    ],
    ["another call's charge type", {}, compound("K26-000001"), 403, "invalid_payment_type"],
    ["anything, while closing", { closing: true }, assessment("A100"), 503, "closed"],
    ["no number", {}, assessment(""), 400, "Invalid search parameters"],
  ])("%s is refused with its reason", (_name, configuration, query, status, reason) =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", ...configuration });
      const answer = await post(backend, "/assessments", query);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ reason });
    }),
  );
});
