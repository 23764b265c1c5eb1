import { describe, expect, it } from "vitest";
import { recordOf } from "../../demo/records/document.ts";
import examples from "../../demo/records/examples.json" with { type: "json" };
import { readRecords } from "../../demo/records/readRecords.ts";
import { OFFERED_TYPES } from "../../src/charges/index.ts";

const [assessment, compound] = examples;

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
  it("hold one record of each charge type that is taken", () => {
    expect(examples.map((example) => example.type)).toEqual(OFFERED_TYPES);
  });

  it("load, with the council, type and number as the database's id", () => {
    expect(documentsOf(examples).map((document) => document._id)).toEqual([
      "mpt:assessment:139900001",
      "mpt:compound:K26139901",
    ]);
  });

  it("load alike as a list and under `records`", () => {
    expect(readRecords({ records: examples })).toEqual(readRecords(examples));
  });

  it("keep the identity number without dashes and make the compound's search keys", () => {
    const [, document] = documentsOf(examples);
    expect(document?.ic_no).toBe("350921490017");
    expect(document?.search_keys).toEqual(["K26139901", "SAC4321B", "350921490017"]);
  });

  it("come back as the record that the wire carries, its number as its id", () => {
    expect(documentsOf(examples).map((document) => recordOf(document)._id)).toEqual([
      "139900001",
      "K26139901",
    ]);
  });
});

describe("reading a council's records", () => {
  it("works the balance out when it is left out", () => {
    const { balance: _left, ...rest } = assessment ?? {};
    expect(documentsOf([rest])[0]?.balance).toBe("343.10");
  });

  it("keeps markup as the plain text it is", () => {
    const name = "<script>alert(1)</script>";
    expect(documentsOf([{ ...assessment, name }])[0]?.name).toBe(name);
  });

  it("takes a name of 200 characters", () => {
    const name = "A".repeat(200);
    expect(documentsOf([{ ...assessment, name }])[0]?.name).toBe(name);
  });

  it("drops fields that it does not know, `_rev` among them", () => {
    const [document] = documentsOf([{ ...assessment, _rev: "9-x", extra: 1 }]);
    expect(document).not.toHaveProperty("_rev");
    expect(document).not.toHaveProperty("extra");
  });

  it("refuses a record that reaches for its prototype", () => {
    const text = JSON.stringify([assessment]).replace("{", '{"__proto__":{"amount":"0.00"},');
    expect(problemsOf(JSON.parse(text))).toEqual([
      { index: 0, field: "__proto__", message: "must not be there" },
    ]);
  });

  it.each([
    ["an amount with three decimals", { arrears: "1.234" }, "arrears"],
    ["an amount that is no number", { current: "RM 5" }, "current"],
    ["an amount below zero", { arrears: "-1.00", balance: undefined }, "arrears"],
    ["a council that is not served", { council: "xyz" }, "council"],
    ["a charge type that is not taken", { type: "dog" }, "type"],
    ["a charge type without bills here", { type: "parking" }, "type"],
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
    ).toEqual([{ index: 2, field, message: expect.any(String) }]);
  });

  it.each([
    ["a day that is not in the calendar", { issued_on: "2026-02-30" }, "issued_on"],
    ["a due date before the issue", { due_date: "2026-08-02" }, "due_date"],
    ["a compound type that is not known", { compound_type: "parking" }, "compound_type"],
    ["a number of dashes alone", { compound_no: "---" }, "compound_no"],
  ])("refuses a compound with %s", (_what, change, field) => {
    expect(problemsOf([{ ...compound, ...change }])).toEqual([
      { index: 0, field, message: expect.any(String) },
    ]);
  });

  it("never repeats in a message what a field held", () => {
    const secret = "ALI\u0007KASIM";
    expect(JSON.stringify(problemsOf([{ ...assessment, name: secret, council: secret }]))).not.toContain(
      "KASIM",
    );
  });

  it("names every problem of every record, and loads none of them", () => {
    const read = readRecords([{ ...assessment, arrears: "1.234", name: "" }, compound, 7]);
    expect(read).toEqual({
      problems: [
        { index: 0, field: "name", message: expect.any(String) },
        { index: 0, field: "arrears", message: expect.any(String) },
        { index: 2, field: "record", message: "must be an object" },
      ],
    });
  });

  it("refuses the same bill twice, however its number is printed", () => {
    expect(problemsOf([compound, { ...compound, compound_no: "k26139901" }])).toEqual([
      { index: 1, field: "_id", message: "is the same bill as record 0" },
    ]);
  });

  it.each([null, 7, "text", {}, { records: {} }])("refuses %j, which is no list", (json) => {
    expect(problemsOf(json)).toEqual([
      { index: null, field: "records", message: "must be a list of records" },
    ]);
  });
});
