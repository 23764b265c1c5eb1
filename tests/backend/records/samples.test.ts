import { describe, expect, it } from "vitest";
import { addConfiguration, examplesOf } from "../../../demo/records/addConfiguration.ts";
import { generateRecords } from "../../../demo/records/generate.ts";
import { describeSamples, type Sample, samplesOf } from "../../../demo/records/samples.ts";
import { type CouncilRecord, recordedCharge } from "../../../src/charges/index.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { CHARGE_TYPES, isChargeType } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES, DEFAULT_COUNCIL } from "../../../src/domain/councils.ts";
import { FPX_LIMITS } from "../../../src/domain/payments/fpxLimits.ts";
import { readConfiguration } from "../../../src/server/configuration/readConfiguration.ts";
import { databaseIdOf, normalisedNumber, recordOf } from "../../../src/server/records/document.ts";
import { withBackend } from "../backendUnderTest.ts";

const documents = generateRecords();
const samples = samplesOf(DEFAULT_COUNCIL);

function recordNamed(sample: Sample): CouncilRecord {
  const id = databaseIdOf(sample.council, sample.charge, sample.number);
  const document = documents.find((held) => held._id === id);
  if (document === undefined) throw new Error(`no record for the sample ${sample.number}`);
  return recordOf(document);
}

function amountsOf(sample: Sample): readonly number[] {
  const record = recordNamed(sample);
  const charge = recordedCharge(record.type);
  if (record.type === "parking" || charge?.source !== "bill") throw new Error("no bill");
  const terms = {
    today: { year: 2026, month: 11, day: 20 },
    assistance: null,
    licences: DEFAULT_LICENCE_MEANINGS,
  };
  return charge.offers(record, terms, new Date(0)).map((offer) => offer.amount);
}

describe("the examples that the search form shows", () => {
  const ids = new Set(documents.map(({ _id }) => _id));

  it.each(COUNCIL_CODES)("are numbers of made-up records: %s", (council) => {
    const examples = Object.entries(examplesOf(council)).map(([type, number]) => {
      if (!isChargeType(type)) throw new Error(`unknown charge type ${type}`);
      return databaseIdOf(council, type, number);
    });
    expect(examples.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("are configured at the first start, and stay as an operator set them", () =>
    withBackend(async ({ clock, databases: { metadata } }) => {
      await addConfiguration(metadata);
      expect((await readConfiguration(metadata, clock.now())).councils.mpt?.examples.assessment).toBe(
        "130045001",
      );
      const stored = await metadata.read("configuration");
      await metadata.write({ _id: "configuration", _rev: stored?._rev ?? "", cart_limit: 5 });
      await addConfiguration(metadata);
      expect((await readConfiguration(metadata, clock.now())).councils).toEqual({});
    }));
});

describe("the sample bills", () => {
  it("include one with three ways to pay", () => {
    expect(amountsOf(samples.threeChoices)).toEqual([184_20, 307_60, 418_66]);
  });

  it("include one with land cess", () => {
    expect(recordNamed(samples.withLandCess)).toMatchObject({ landcess_effect: 35_50 });
  });

  it("include one with nothing due", () => {
    expect(amountsOf(samples.settled)).toEqual([]);
  });

  it("include one above the bank's limit", () => {
    expect(Math.max(...amountsOf(samples.overTheBankMost))).toBeGreaterThan(FPX_LIMITS["01"].most);
  });

  it("include an unpaid compound", () => {
    expect(amountsOf(samples.compound)).toEqual([100_00]);
  });

  it("include several compounds of one vehicle, one of them paid", () => {
    const key = normalisedNumber("compound", samples.vehicle.number);
    const found = documents.filter(
      (document) => document.council === DEFAULT_COUNCIL && document.search_keys?.includes(key),
    );
    expect(found.map((document) => document.amount)).toEqual(["30.00", "100.00", "15.45", "0.00"]);
    expect(new Set(found.map((document) => document.payer)).size).toBe(1);
  });

  it("include several stalls of one tenant, one of them paid", () => {
    const key = normalisedNumber("market", samples.tenant.number);
    const found = documents.filter(
      (document) => document.council === DEFAULT_COUNCIL && document.search_keys?.includes(key),
    );
    expect(found.map(({ balance }) => Number(balance) < 0)).toEqual([false, true, true, true]);
    expect(new Set(found.map(({ tenant }) => tenant)).size).toBe(1);
  });

  it.each([
    ["licence", [50_00, 250_00]],
    ["earlyRenewal", [180_00]],
    ["notAllowed", []],
    ["risky", [60_00]],
    ["several", []],
    ["billboard", [75_00, 275_00]],
    ["monthly", [20_00]],
    ["operation", [150_00]],
    ["operationWithoutPhoto", [90_00]],
    ["marketLicence", [84_00]],
    ["stall", [45_50]],
    ["settledStall", []],
  ] as const)("offer fixed amounts to pay: %s", (name, amounts) => {
    expect(amountsOf(samples[name])).toEqual(amounts);
  });

  it("include an operasi licence with its owner's photo, and one without", () => {
    const [photo, none] = [samples.operation, samples.operationWithoutPhoto].map(
      ({ number }) =>
        documents.find(({ _id }) => _id === databaseIdOf(DEFAULT_COUNCIL, "license", number))?.photo,
    );
    expect([photo, none]).toEqual([expect.any(String), undefined]);
  });

  it("include a market licence and a stall with one number", () => {
    expect(samples.marketLicence.number).toBe(samples.stall.number);
  });

  it("include a parking account with a balance, and one whose balance is not reported", () => {
    expect(recordNamed(samples.parking)).toMatchObject({ balance: 3_40 });
    expect(recordNamed(samples.balanceUnknown)).not.toHaveProperty("balance");
  });

  it("are printed at the start for every charge type, in columns", () => {
    const [, ...lines] = describeSamples();
    for (const type of CHARGE_TYPES) expect(lines.join("\n")).toContain(type);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^ {2}[a-z_ ]{10} {2}[A-Z0-9- ]{14} {2}\S/);
  });

  it("are the same in the guides", () => {
    expect(Object.values(samples).map((sample) => sample.number)).toEqual([
      "130045001",
      "130045002",
      "130045003",
      "130045010",
      "K26-130001",
      "SAB1234A",
      "R1300001",
      "R1300003",
      "R1300004",
      "R1300005",
      "R1300006",
      "201-1302",
      "201-1303",
      "201-1301",
      "201-1304",
      "301-1301",
      "301-1301",
      "301-1302",
      "380317-49-0018",
      "P130001",
      "P130002",
    ]);
    for (const { number } of Object.values(samples)) expect(describeSamples().join("\n")).toContain(number);
  });
});
