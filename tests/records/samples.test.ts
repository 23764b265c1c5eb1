import { describe, expect, it } from "vitest";
import { billCharge, databaseIdOf, normalisedNumber, recordOf } from "../../demo/records/document.ts";
import { generateRecords } from "../../demo/records/generate.ts";
import { describeSamples, type Sample, samplesOf } from "../../demo/records/samples.ts";
import type { BillRecord } from "../../src/charges/index.ts";
import { DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import { FPX_LIMITS } from "../../src/domain/paymentMethod.ts";

const documents = generateRecords();
const samples = samplesOf(DEFAULT_COUNCIL);

function recordNamed(sample: Sample): BillRecord {
  const id = databaseIdOf(sample.council, sample.charge, sample.number);
  const document = documents.find((held) => held._id === id);
  if (document === undefined) throw new Error(`no record for the sample ${sample.number}`);
  return recordOf(document);
}

function amountsOf(sample: Sample): readonly number[] {
  const record = recordNamed(sample);
  const terms = { today: { year: 2026, month: 11, day: 20 }, assistance: null };
  return (billCharge(record.type)?.offers(record, terms, new Date(0)) ?? []).map((offer) => offer.amount);
}

describe("the sample numbers", () => {
  it("show three ways to pay", () => {
    expect(amountsOf(samples.threeChoices)).toEqual([184_20, 307_60, 418_66]);
  });

  it("show a land cess", () => {
    expect(recordNamed(samples.withLandCess)).toMatchObject({ landcess_effect: 35_50 });
  });

  it("show a bill with nothing due", () => {
    expect(amountsOf(samples.settled)).toEqual([]);
  });

  it("show a bill above the bank's limit", () => {
    expect(Math.max(...amountsOf(samples.overTheBankMost))).toBeGreaterThan(FPX_LIMITS["01"].most);
  });

  it("show a compound that waits to be paid", () => {
    expect(amountsOf(samples.compound)).toEqual([100_00]);
  });

  it("show several compounds of one vehicle, one of them paid", () => {
    const key = normalisedNumber("compound", samples.vehicle.number);
    const found = documents.filter(
      (document) => document.council === DEFAULT_COUNCIL && document.search_keys?.includes(key),
    );
    expect(found.map((document) => document.amount)).toEqual(["30.00", "100.00", "15.45", "0.00"]);
    expect(new Set(found.map((document) => document.payer)).size).toBe(1);
  });

  it("stay as they are printed in the guides", () => {
    expect(Object.values(samples).map((sample) => sample.number)).toEqual([
      "130045001",
      "130045002",
      "130045003",
      "130045010",
      "K26-130001",
      "SAB1234A",
    ]);
    for (const { number } of Object.values(samples)) expect(describeSamples().join("\n")).toContain(number);
  });
});
