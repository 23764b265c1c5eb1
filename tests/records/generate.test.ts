import { describe, expect, it } from "vitest";
import { billCharge, databaseId, recordOf } from "../../demo/records/document.ts";
import { generateCouncilRecords, generateRecords } from "../../demo/records/generate.ts";
import { readRecords } from "../../demo/records/readRecords.ts";
import type { ChargeTerms } from "../../src/charges/charge.ts";
import { COMPOUND_TYPES } from "../../src/domain/compounds.ts";
import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import { add } from "../../src/domain/money.ts";

const today = { year: 2026, month: 11, day: 20 };
const TERMS: readonly ChargeTerms[] = [
  { today, assistance: null },
  { today, assistance: { percent: 20, charges: ["assessment"] } },
];
const ADDED_AT = new Date("2026-11-20T01:00:00Z");

describe("the made-up records", () => {
  const records = generateRecords();

  it("are the same at each start", () => {
    expect(generateRecords()).toEqual(records);
  });

  it("of one council do not depend on the others", () => {
    expect(generateCouncilRecords("mdtrn")).toEqual(records.filter((record) => record.council === "mdtrn"));
  });

  it("have one document for each id", () => {
    expect(new Set(records.map((record) => record._id)).size).toBe(records.length);
  });

  it.each(COUNCIL_CODES)(
    "of %s hold at least twelve of each charge, all six compound types, one paid",
    (council) => {
      const own = records.filter((record) => record.council === council);
      const compounds = own.filter((record) => record.type === "compound");
      expect(own.filter((record) => record.type === "assessment").length).toBeGreaterThanOrEqual(12);
      expect(compounds.length).toBeGreaterThanOrEqual(12);
      expect(new Set(compounds.map((record) => record.compound_type))).toEqual(new Set(COMPOUND_TYPES));
      expect(compounds.filter((record) => record.amount === "0.00")).toHaveLength(1);
      expect(new Set(own.map((record) => record.billed_quarter))).toEqual(new Set([1, 2, 3, 4, undefined]));
    },
  );

  it("pass their charge's codec and come back from it unchanged", () => {
    for (const document of records) {
      const record = recordOf(document);
      const { ic_no: _person, search_keys: _keys, ...wire } = document;
      expect(databaseId(record)).toBe(document._id);
      expect({ ...billCharge(record.type)?.record.write(record), _id: document._id }).toEqual(wire);
    }
  });

  it("can be loaded again as they stand in the database", () => {
    expect(readRecords(JSON.parse(JSON.stringify(records)))).toEqual({ records });
  });

  it.each(TERMS)("offer nothing that comes to zero, and parts that add up", (terms) => {
    const offers = records.map(recordOf).flatMap((record) => {
      const offered = billCharge(record.type)?.offers(record, terms, ADDED_AT) ?? [];
      const due = record.type === "compound" ? record.amount : add(record.balance, record.full_year);
      expect(offered.length > 0).toBe(due > 0);
      return offered;
    });
    for (const offer of offers) {
      expect(offer.amount).toBeGreaterThan(0);
      expect(add(...offer.parts.map((part) => part.amount))).toBe(offer.amount);
    }
  });

  it("bear identity numbers that nobody has: born in the thirties, with a serial of this century", () => {
    for (const { ic_no } of records)
      if (ic_no !== undefined)
        expect(ic_no).toMatch(/^3\d(0[1-9]|1[0-2])([01]\d|2[0-8])(12|47|48|49)00\d\d$/);
  });

  it("find a compound by its number, its vehicle and its payer, all without dashes", () => {
    const [first, , second] = records.filter((record) => record.type === "compound");
    expect(first?.search_keys).toEqual([String(first?.compound_no).replace("-", ""), first?.ic_no]);
    expect(second?.search_keys?.slice(1)).toEqual(["SAB1234A", second?.ic_no]);
  });
});
