import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compound } from "../../../src/charges/compound/index.ts";
import { CATEGORY_OF } from "../../../src/charges/compound/kinds.ts";
import { compoundSettlement } from "../../../src/charges/compound/settlement.ts";
import { COMPOUND_TYPES } from "../../../src/domain/compounds.ts";
import { NOTHING, sen } from "../../../src/domain/money.ts";
import { ADDED_AT, anyCompound, compoundRecord, WITH_ASSISTANCE } from "./samples.ts";

const offersOf = (record: ReturnType<typeof compoundRecord>) =>
  compound.offers(record, WITH_ASSISTANCE, ADDED_AT);

describe("'For market, compound and licence searches, dashes are removed'", () => {
  test.each([
    ["C-2600-123", "C2600123"],
    ["  c 2600 123 ", "C2600123"],
    ["800101-12-5533", "800101125533"],
    ["sab 1234 c", "SAB1234C"],
    ["- -", ""],
  ])("%j is searched as %j", (typed, number) => expect(compound.normaliseNumber(typed)).toBe(number));

  test("a normalised number stays unchanged, since the back end normalises it again", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const number = compound.normaliseNumber(typed);
        expect(compound.normaliseNumber(number)).toBe(number);
      }),
    );
  });
});

describe("'Compound types: individual, health_individual, trading, health_trading, citycontrol, vehicle.'", () => {
  test("each type can be searched for", () => {
    expect(compound.searchKinds?.values.map(({ value }) => value)).toEqual(COMPOUND_TYPES);
  });

  test("a row has the kind of its type", () => {
    for (const compound_type of COMPOUND_TYPES) {
      const row = compound.row.read(compound.record.write(compoundRecord({ compound_type })));
      expect(compound.searchKinds?.kindOf(row)).toBe(compound_type);
    }
  });

  test("each type has the category that belongs to it", () => {
    expect(CATEGORY_OF).toEqual({
      individual: "individual-enforcement",
      health_individual: "individual-health",
      trading: "trading-enforcement",
      health_trading: "trading-health",
      citycontrol: "seizure-enforcement",
      vehicle: "vehicle-enforcement",
    });
  });
});

describe("the fact that stands on a compound's notice (rule 6.10)", () => {
  const { billFact } = compound;

  test("is the last four characters of its own number, without dashes and in capitals", () => {
    expect(billFact?.of(compoundRecord({ compound_no: "K26-13990a" }))).toBe("990A");
  });

  test.each([" 99-0a ", "990A", "k26-13990a", "9 9 0 A"])("is found in %j", (typed) =>
    expect(billFact?.normalise(typed)).toBe("990A"),
  );
});

describe("a compound is paid in full", () => {
  test("it has one offer, of the whole amount in one part", () => {
    fc.assert(
      fc.property(anyCompound, (record) => {
        fc.pre(record.amount > 0);
        const offers = offersOf(record);
        expect(offers).toHaveLength(1);
        expect(offers[0]).toMatchObject({ choice: "full", amount: record.amount });
        expect(offers[0]?.parts.map(({ amount }) => amount)).toEqual([record.amount]);
        expect(offers[0]?.item).toMatchObject({
          amount: record.amount,
          added_cart_at: ADDED_AT.toISOString(),
        });
      }),
    );
  });

  test("the assistance package does not reduce it", () => {
    const touched = { ...WITH_ASSISTANCE, assistance: { percent: 20, charges: ["assessment" as const] } };
    expect(compound.offers(compoundRecord(), touched, ADDED_AT)[0]?.amount).toBe(50_00);
  });

  test("a paid compound is not offered, and neither is one in credit", () => {
    expect(offersOf(compoundRecord({ amount: NOTHING }))).toEqual([]);
    expect(offersOf(compoundRecord({ amount: sen(-1) }))).toEqual([]);
  });
});

describe("a line of a compound", () => {
  test("'Compound service: compound_id, compound_no, compound_type, council, payer, amount, type.' (rule 3.7)", () => {
    const [offer] = offersOf(compoundRecord());
    if (offer === undefined) throw new Error("the sample has nothing to pay");
    const line = compound.lineOf(offer.item);
    expect(Object.keys(line).toSorted()).toEqual(
      ["compound_id", "compound_no", "compound_type", "council", "payer", "amount", "type"].toSorted(),
    );
    expect(compound.lineParts(line)).toEqual([{ label: "charges.compound.part.amount", amount: 50_00 }]);
  });

  test("checking its price again gives the same line while nothing changed, with the record's amount", () => {
    fc.assert(
      fc.property(anyCompound, fc.integer(), (record, wrong) => {
        for (const { item } of offersOf(record)) {
          const line = compound.lineOf(item);
          expect(compound.reprice(line, record, WITH_ASSISTANCE)).toEqual(line);
          expect(compound.reprice({ ...line, amount: sen(wrong) }, record, WITH_ASSISTANCE)).toEqual(line);
        }
      }),
    );
  });

  test("once settled it is not offered and has no price, and settling it twice makes nothing negative", () => {
    fc.assert(
      fc.property(anyCompound, (record) => {
        for (const { item } of offersOf(record)) {
          const line = compound.lineOf(item);
          const settled = compoundSettlement.settles(line, record, WITH_ASSISTANCE);
          expect(settled).toEqual(compound.owes(record));
          const left = compoundSettlement.remaining(record, [settled]);
          expect(left).toEqual({ ...record, amount: NOTHING });
          expect(offersOf(left)).toEqual([]);
          expect(compound.reprice(line, left, WITH_ASSISTANCE)).toBeUndefined();
          expect(compoundSettlement.remaining(record, [settled, settled])).toEqual(left);
        }
        expect(compoundSettlement.remaining(record, [])).toEqual(record);
      }),
    );
  });
});

test("the vehicle is shown when there is one", () => {
  const labels = (record: ReturnType<typeof compoundRecord>) =>
    compound.recordFacts(record).map(({ label }) => label);
  expect(labels(compoundRecord())).toContain("charges.fact.vehicleNumber");
  expect(labels(compoundRecord({ vehicle_no: undefined }))).not.toContain("charges.fact.vehicleNumber");
});
