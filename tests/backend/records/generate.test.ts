import { describe, expect, it } from "vitest";
import { generateCouncilRecords, generateRecords } from "../../../demo/records/generate.ts";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { type CouncilRecord, recordedCharge } from "../../../src/charges/index.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { COMPOUND_TYPES } from "../../../src/domain/compounds.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import { add } from "../../../src/domain/money.ts";
import { databaseId, recordCharge, recordOf } from "../../../src/server/records/document.ts";
import { readRecords } from "../../../src/server/records/readRecords.ts";

const today = { year: 2026, month: 11, day: 20 };
const licences = DEFAULT_LICENCE_MEANINGS;
const TERMS: readonly ChargeTerms[] = [
  { today, licences, assistance: null },
  { today, licences, assistance: { percent: 20, charges: ["assessment"] } },
];

/** Whether the record has something to pay, by its figures and codes only. */
function isDue(record: Exclude<CouncilRecord, { type: "parking" }>): boolean {
  switch (record.type) {
    case "assessment":
      return add(record.balance, record.full_year) > 0;
    case "compound":
      return record.amount > 0;
    case "market":
      return record.balance < 0;
    case "license": {
      const { statusl, kod_j_niaga = "", m_kod_type, arrears, balance } = record;
      const isRenewed = !/[RP]/.test(kod_j_niaga) || kod_j_niaga.length > 1;
      if (statusl === "G") return false;
      return arrears > 0 || (balance > arrears && isRenewed && !/[AJ]/.test(m_kod_type));
    }
  }
}
const ADDED_AT = new Date("2026-11-20T01:00:00Z");

describe("the made-up records", () => {
  const records = generateRecords();

  it("are the same at every start", () => {
    expect(generateRecords()).toEqual(records);
  });

  it("of one council do not depend on the others", () => {
    expect(generateCouncilRecords("mdtrn")).toEqual(records.filter((record) => record.council === "mdtrn"));
  });

  it("have one record for each number", () => {
    expect(new Set(records.map((record) => record._id)).size).toBe(records.length);
  });

  it.each(COUNCIL_CODES)(
    "of %s have at least twelve assessments and compounds, with all six compound types and one that is paid",
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

  it.each(COUNCIL_CODES)(
    "of %s have licences of every kind, and everything that a licence can show",
    (council) => {
      const own = records.filter((record) => record.council === council && record.type === "license");
      expect(own).toHaveLength(21);
      expect(new Set(own.map((record) => record.m_kod_type))).toEqual(new Set("NMJOIKLA"));
      const having = (field: string, value: unknown) =>
        own.filter((record) => record[field] === value).length;
      expect(having("statusl", "G")).toBe(1);
      expect(having("kod_j_niaga", "R")).toBe(1);
      expect(having("kod_j_niaga", "P")).toBe(1);
      expect(having("renewal_year", 2027)).toBe(1);
      expect(having("renewal_month", 12)).toBe(1);
      expect(having("balance", "-35.00")).toBe(1);
      expect(own.some((record) => String(record.nama_s).length === 200)).toBe(true);
      for (const { m_kod_type, license_no } of own)
        expect(String(license_no)).toMatch(
          m_kod_type === "N" ? /^R\d{7}$/ : m_kod_type === "M" ? /^30\d-\d{4}$/ : /^(2\d\d|90\d)-\d{4}$/,
        );
    },
  );

  it.each(COUNCIL_CODES)(
    "of %s use every print template, with a photo where one of the first three has it",
    (council) => {
      const own = generateCouncilRecords(council).filter((record) => record.type === "license");
      const templates = own.map(({ print }) => print?.lesen_print ?? 0);
      expect(new Set(templates)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
      const isOperation = (record: (typeof own)[number]) => record.m_kod_type === "O";
      for (const template of [1, 2, 3])
        expect(
          own.some((record) => isOperation(record) && record.print?.lesen_print === template && record.photo),
        ).toBe(true);
      expect(
        own.some((record) => isOperation(record) && record.print?.lesen_print === 1 && !record.photo),
      ).toBe(true);
      expect(own.some(({ print }) => /\p{sc=Han}/u.test(print?.holder ?? ""))).toBe(true);
      expect(own.some(({ print }) => print?.holder.length === 200 && print.conditions.length > 3)).toBe(true);
    },
  );

  it.each(COUNCIL_CODES)(
    "of %s have stalls in debt, settled and in credit, one of them with a licence's number",
    (council) => {
      const own = records.filter((record) => record.council === council);
      const stalls = own.filter((record) => record.type === "market");
      const signs = stalls.map((stall) => Math.sign(Number(stall.balance)));
      expect(new Set(signs)).toEqual(new Set([-1, 0, 1]));
      const licensed = own.map(({ license_no }) => license_no);
      expect(stalls.filter(({ stall_no }) => licensed.includes(stall_no))).toHaveLength(1);
    },
  );

  it.each(COUNCIL_CODES)(
    "of %s have parking accounts, one without a reported balance, one without a vehicle",
    (council) => {
      const own = records.filter((record) => record.council === council && record.type === "parking");
      expect(own.filter((record) => !("balance" in record))).toHaveLength(1);
      expect(own.filter((record) => !("vehicle_no" in record))).toHaveLength(1);
    },
  );

  it("keep earlier numbers and figures when charges are added", () => {
    const own = generateCouncilRecords("mpt");
    const last = own.findLast((record) => record.type === "compound");
    expect(own.indexOf(last ?? own[0]!)).toBe(33);
    expect(last).toMatchObject({ compound_no: "K26-130018" });
  });

  it("pass their charge's codec and come back unchanged", () => {
    for (const document of records) {
      const record = recordOf(document);
      const { ic_no: _person, search_keys: _keys, print: _print, photo: _photo, ...wire } = document;
      expect(databaseId(record)).toBe(document._id);
      expect({ ...recordCharge(record.type)?.record.write(record), _id: document._id }).toEqual(wire);
    }
  });

  it("can be loaded again from the database", () => {
    expect(readRecords(JSON.parse(JSON.stringify(records)))).toEqual({ records });
  });

  it.each(TERMS)("offer no amount of zero, and parts that add up", (terms) => {
    const offers = records.map(recordOf).flatMap((record) => {
      const charge = recordedCharge(record.type);
      if (record.type === "parking" || charge?.source !== "bill") return [];
      const offered = charge.offers(record, terms, ADDED_AT);
      expect(offered.length > 0, databaseId(record)).toBe(isDue(record));
      return offered;
    });
    for (const offer of offers) {
      expect(offer.amount).toBeGreaterThan(0);
      expect(add(...offer.parts.map((part) => part.amount))).toBe(offer.amount);
    }
  });

  it("have identity numbers that belong to nobody: born in the thirties, with a serial of this century", () => {
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
