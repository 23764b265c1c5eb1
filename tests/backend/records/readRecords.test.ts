import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { recordedCharge } from "../../../src/charges/index.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { recordOf } from "../../../src/server/records/document.ts";
import { readRecords } from "../../../src/server/records/readRecords.ts";
import { FACE_JPEG, FACE_PNG } from "./faces.ts";

const [assessment, compound, license, market, parking] = examples;

function documentsOf(json: unknown) {
  const read = readRecords(json);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.records;
}

function problemsOf(json: unknown) {
  const read = readRecords(json);
  return "problems" in read ? read.problems : [];
}

describe("the documented examples", () => {
  it("have one record of each charge type that has records", () => {
    expect(examples.map((example) => example.type)).toEqual(CHARGE_TYPES.filter(recordedCharge));
  });

  it("are loaded with the council, type and number as the database's id", () => {
    expect(documentsOf(examples).map((document) => document._id)).toEqual([
      "mpt:assessment:139900001",
      "mpt:compound:K26139901",
      "mpt:license:R1399001",
      "mpt:market:3011399",
      "mpt:parking:P139901",
    ]);
  });

  it("are the same in docs/records.md", async () => {
    const [, shown = ""] = /```json\n(\[[^`]*)```/.exec(await readFile("docs/records.md", "utf8")) ?? [];
    expect(JSON.parse(shown)).toEqual(examples);
  });

  it("are loaded alike as a list and under `records`", () => {
    expect(readRecords({ records: examples })).toEqual(readRecords(examples));
  });

  it("keep the identity number without dashes and get the compound's search keys", () => {
    const [, document] = documentsOf(examples);
    expect(document?.ic_no).toBe("350921490017");
    expect(document?.search_keys).toEqual(["K26139901", "SAC4321B", "350921490017"]);
  });

  it("are answered as the record's shape for browsers, with the number as id", () => {
    expect(documentsOf(examples).map((document) => recordOf(document)._id)).toEqual([
      "139900001",
      "K26139901",
      "R1399001",
      "3011399",
      "P139901",
    ]);
  });
});

describe("reading a council's records", () => {
  it("computes the balance when it is left out", () => {
    const { balance: _left, ...rest } = assessment ?? {};
    expect(documentsOf([rest])[0]?.balance).toBe("343.10");
  });

  it("keeps markup as plain text", () => {
    const name = "<script>alert(1)</script>";
    expect(documentsOf([{ ...assessment, name }])[0]?.name).toBe(name);
  });

  it("accepts a name of 200 characters", () => {
    const name = "A".repeat(200);
    expect(documentsOf([{ ...assessment, name }])[0]?.name).toBe(name);
  });

  it("drops unknown fields, among them the database's own", () => {
    const [document] = documentsOf([{ ...assessment, _rev: "9-x", extra: 1 }]);
    expect(document).not.toHaveProperty("_rev");
    expect(document).not.toHaveProperty("extra");
  });

  it("refuses a record that sets its prototype", () => {
    const text = JSON.stringify([assessment]).replace("{", '{"__proto__":{"amount":"0.00"},');
    expect(problemsOf(JSON.parse(text))).toMatchObject([
      { index: 0, field: "__proto__", message: "must not be there" },
    ]);
  });

  it.each([
    ["an amount with three decimals", { arrears: "1.234" }, "arrears"],
    ["an amount that is no number", { current: "RM 5" }, "current"],
    ["an amount below zero", { arrears: "-1.00", balance: undefined }, "arrears"],
    ["a council that is not served", { council: "xyz" }, "council"],
    ["a charge type that is not taken", { type: "dog" }, "type"],
    ["a charge type without records", { type: "local_government_charge" }, "type"],
    ["a name with a control character", { name: "ALI\u001b[2J" }, "name"],
    ["a name of 201 characters", { name: "A".repeat(201) }, "name"],
    ["a name that is missing", { name: undefined }, "name"],
    ["a fifth quarter", { billed_quarter: 5 }, "billed_quarter"],
    ["an id of another bill", { _id: "139900002" }, "_id"],
    ["a balance that does not add up", { balance: "1.00" }, "balance"],
    ["a year less than what is billed of it", { full_year: "100.00" }, "full_year"],
    ["a discount above the whole year", { discount: "246.81" }, "discount"],
    ["an identity number that is none", { ic_no: "??" }, "ic_no"],
  ])("refuses %s, naming the record and the field", (_what, change, field) => {
    expect(
      problemsOf([assessment, { ...compound }, { ...assessment, assessment_no: "1", ...change }]),
    ).toMatchObject([{ index: 2, field, message: expect.any(String) }]);
  });

  it.each([
    ["a day that is not in the calendar", { issued_on: "2026-02-30" }, "issued_on"],
    ["a due date before the issue", { due_date: "2026-08-02" }, "due_date"],
    ["a compound type that is not known", { compound_type: "parking" }, "compound_type"],
    ["a number of dashes alone", { compound_no: "---" }, "compound_no"],
  ])("refuses a compound with %s", (_what, change, field) => {
    expect(problemsOf([{ ...compound, ...change }])).toMatchObject([
      { index: 0, field, message: expect.any(String) },
    ]);
  });

  it.each([
    ["a year that is none", { renewal_year: 1999 }, "renewal_year", "must be at least 2000"],
    ["a year too far ahead", { renewal_year: 2101 }, "renewal_year", "must be at most 2100"],
    ["a year in words", { renewal_year: "2026" }, "renewal_year", "must be a whole number"],
    ["a year and a half", { renewal_year: 2026.5 }, "renewal_year", "must be a whole number"],
    ["a thirteenth month", { renewal_month: 13 }, "renewal_month", "must be at most 12"],
    ["a month and a half", { renewal_month: 1.5 }, "renewal_month", "must be a whole number"],
    ["arrears below zero", { arrears: "-1.00" }, "arrears", "must not be below zero"],
    ["arrears above the balance", { arrears: "250.01" }, "arrears", "must not be more than balance"],
    ["arrears while the council owes", { balance: "-5.00", arrears: "0.01" }, "arrears", "more than balance"],
    ["no balance", { balance: undefined }, "balance", "is missing"],
    ["a balance with three decimals", { balance: "250.005" }, "balance", "at most two decimals"],
    ["no name", { nama_s: "" }, "nama_s", "text of 1 to 200 characters"],
    ["a day in words", { sah_hingga: "31/12/2025" }, "sah_hingga", "YYYY-MM-DD"],
    ["a council that is not served", { council: "kl" }, "council", "must be one of"],
    ["a number of dashes alone", { license_no: "--" }, "license_no", "must hold a letter or a digit"],
    ["an id of another licence", { _id: "R1399002" }, "_id", "must be the record's license_no"],
    ["a photo that is no picture", { photo: "R0lGODlhAQABAAAAACw=" }, "photo", "PNG or JPEG"],
    ["a photo that is no base64", { photo: `${FACE_PNG}!` }, "photo", "in base64"],
    [
      "a template that does not exist",
      { print: { ...license?.print, lesen_print: 11 } },
      "print.lesen_print",
      "at most 10",
    ],
    [
      "a template in words",
      { print: { ...license?.print, lesen_print: "4" } },
      "print.lesen_print",
      "whole number",
    ],
    [
      "a print without a holder",
      { print: { ...license?.print, holder: undefined } },
      "print.holder",
      "is missing",
    ],
    [
      "an address with a control character",
      { print: { ...license?.print, address: "A\u0000" } },
      "print.address",
      "text of",
    ],
    [
      "a condition that is none",
      { print: { ...license?.print, conditions: [""] } },
      "print.conditions.0",
      "text of",
    ],
    [
      "21 conditions",
      { print: { ...license?.print, conditions: Array(21).fill("A") } },
      "print.conditions",
      "at most 20",
    ],
    ["a print that is none", { print: "4" }, "print", "an object"],
    ["figures of a time that is none", { as_of: "1 November" }, "as_of", "instant"],
    ["a remittance without a number", { posted_through: "mpt-2026" }, "posted_through", "mpt-2026-14"],
    ["a photo above 200 kB", { photo: FACE_JPEG.padEnd(280_000, "AAAA") }, "photo", "at most 200 kB"],
  ])("refuses a licence with %s, naming the record and the field", (_what, change, field, message) => {
    expect(problemsOf([parking, { ...license, ...change }])).toMatchObject([
      { index: 1, field, message: expect.stringContaining(message) },
    ]);
  });

  it.each([
    ["a stall without a balance", market, { balance: undefined }, "balance", "is missing"],
    ["a stall's balance with three decimals", market, { balance: "-45.505" }, "balance", "two decimals"],
    ["a stall without a tenant", market, { tenant: undefined }, "tenant", "is missing"],
    ["a parking balance below zero", parking, { balance: "-0.01" }, "balance", "must not be below zero"],
    ["a parking balance in words", parking, { balance: "unknown" }, "balance", "an amount in ringgit"],
    ["a parking account without a number", parking, { account_no: " " }, "account_no", "letter or a digit"],
    ["a parking account of nobody", parking, { holder: 7 }, "holder", "text of 1 to 200 characters"],
  ])("refuses %s, naming the record and the field", (_what, record, change, field, message) => {
    expect(problemsOf([compound, { ...record, ...change }])).toMatchObject([
      { index: 1, field, message: expect.stringContaining(message) },
    ]);
  });

  it.each([
    ["a licence in credit", license, { balance: "-35.00", arrears: "0.00" }, { balance: "-35.00" }],
    ["a licence with nothing due", license, { balance: "0.00", arrears: 0 }, { arrears: "0.00" }],
    ["a licence of the month", license, { renewal_month: 12 }, { renewal_month: 12 }],
    ["a stall that owes", market, { balance: -0.5 }, { balance: "-0.50" }],
    ["a stall with nothing due", market, { balance: "0" }, { balance: "0.00" }],
    ["a stall in credit", market, { balance: "12.00" }, { balance: "12.00" }],
    ["a stall of no market", market, { market: undefined }, { stall_no: "301-1399" }],
    ["an empty parking account", parking, { balance: "0.00" }, { balance: "0.00" }],
    ["a parking account without a vehicle", parking, { vehicle_no: undefined }, { holder: parking?.holder }],
  ])("accepts %s", (_what, record, change, wire) => {
    expect(documentsOf([{ ...record, ...change }])).toMatchObject([wire]);
  });

  it("distinguishes a parking balance that is not reported from a balance of zero", () => {
    const { balance: _untold, ...account } = parking ?? {};
    const [document] = documentsOf([account]);
    expect(document).not.toHaveProperty("balance");
  });

  it("accepts a market licence and a stall with one number as two records", () => {
    const licence = { ...license, license_no: "301-1399", m_kod_type: "M" };
    expect(documentsOf([licence, market]).map(({ _id }) => _id)).toEqual([
      "mpt:license:3011399",
      "mpt:market:3011399",
    ]);
  });

  it.each([FACE_PNG, FACE_JPEG])("accepts a licence's photo: %#", (face) => {
    expect(documentsOf([{ ...license, photo: face }])).toMatchObject([{ photo: face }]);
    const loaded = JSON.parse(JSON.stringify(documentsOf([{ ...license, photo: face }])));
    expect(documentsOf(loaded)).toEqual(loaded);
  });

  const NAMED = [
    [assessment, "name"],
    [compound, "payer"],
    [license, "nama_s"],
    [market, "tenant"],
    [parking, "holder"],
  ] as const;

  it("accepts photos and print fields only for licences", () => {
    const [document] = documentsOf([{ ...parking, photo: FACE_PNG, print: license?.print }]);
    expect(document).not.toHaveProperty("photo");
    expect(document).not.toHaveProperty("print");
  });

  it("accepts a licence's print fields, and no unknown ones", () => {
    const { activity: _left, conditions: _too, ...print } = license?.print ?? {};
    const [document] = documentsOf([{ ...license, print }]);
    expect(document?.print).toEqual({ ...print, conditions: [] });
    expect(problemsOf([{ ...license, print: { ...print, secret: "1" } }])).toMatchObject([
      { index: 0, field: "print.secret", message: "must not be there" },
    ]);
  });

  it.each(NAMED)("keeps the time of the council's figures: %#", (record) => {
    const as_of = "2026-11-01T00:00:00Z";
    expect(documentsOf([{ ...record, as_of }])[0]?.as_of).toBe(as_of);
  });

  it.each([
    ["Chinese", "林志明"],
    ["Tamil", "கவிதா அருமுகம்"],
    ["Arabic letters, from right to left", "محمد بن علي"],
    ["200 characters", "A".repeat(200)],
    ["markup", `<script>alert("1")</script>`],
    ["quotes and braces", `O'NEIL "JOE" {{constructor}} \${1}`],
  ])("accepts a name in %s as plain text, in every charge type", (_what, name) => {
    for (const [record, field] of NAMED)
      expect(documentsOf([{ ...record, [field]: name }])[0]?.[field]).toBe(name);
  });

  it.each(["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"])(
    "refuses a name with a mark that changes the writing direction, in every charge type: %j",
    (mark) => {
      for (const [record, field] of NAMED)
        expect(problemsOf([{ ...record, [field]: `ALI${mark}GNAK` }])).toMatchObject([
          { index: 0, field, message: expect.stringContaining("writing direction") },
        ]);
    },
  );

  it.each([
    [assessment, { arrears: undefined }, { field: "arrears", reason: "missing" }],
    [assessment, { arrears: "1.234" }, { field: "arrears", reason: "ringgit" }],
    [assessment, { full_year: "0.00" }, { field: "full_year", reason: "least", wanted: "current" }],
    [assessment, { discount: "99999.00" }, { field: "discount", reason: "most", wanted: "full_year" }],
    [compound, { amount: "-1.00" }, { field: "amount", reason: "negative" }],
    [compound, { due_date: "2020-01-01" }, { field: "due_date", reason: "before", wanted: "issued_on" }],
    [
      compound,
      { council: "xyz" },
      { field: "council", reason: "one_of", wanted: expect.stringContaining("mpt") },
    ],
    [license, { renewal_year: 1.5 }, { field: "renewal_year", reason: "integer" }],
  ])("names the reason for the words of the desk", (record, change, problem) => {
    expect(problemsOf([{ ...record, ...change }])).toContainEqual(expect.objectContaining(problem));
  });

  it("never repeats a field's value in a message", () => {
    const secret = "ALI\u0007KASIM";
    const text = { name: secret, council: secret, type: secret, sah_hingga: secret, photo: secret };
    for (const record of examples) {
      const wrong = Object.fromEntries(Object.keys({ ...record, ...text }).map((field) => [field, secret]));
      for (const type of [record.type, secret]) {
        const problems = problemsOf([{ ...wrong, type }]);
        expect(problems.length).toBeGreaterThan(0);
        expect(JSON.stringify(problems)).not.toContain("KASIM");
      }
    }
    expect(JSON.stringify(problemsOf([{ ...license, renewal_year: 1987.25 }]))).not.toContain("1987");
    expect(JSON.stringify(problemsOf([{ ...license, renewal_year: 1987 }]))).not.toContain("1987");
  });

  it("names every problem of every record, and loads none of the records", () => {
    const read = readRecords([{ ...assessment, arrears: "1.234", name: "" }, compound, 7]);
    expect(read).toMatchObject({
      problems: [
        { index: 0, field: "name", message: expect.any(String) },
        { index: 0, field: "arrears", message: expect.any(String) },
        { index: 2, field: "record", message: "must be an object" },
      ],
    });
  });

  it("refuses the same bill twice, however its number is written", () => {
    expect(problemsOf([compound, { ...compound, compound_no: "k26139901" }])).toMatchObject([
      { index: 1, field: "_id", message: "is the same bill as record 0" },
    ]);
  });

  it.each([null, 7, "text", {}, { records: {} }])("refuses %j, which is not a list", (json) => {
    expect(problemsOf(json)).toMatchObject([
      { index: null, field: "records", message: "must be a list of records" },
    ]);
  });
});
