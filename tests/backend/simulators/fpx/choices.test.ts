import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeMerchant, fakeMerchant, type Keys, makeKeys } from "./fakeMerchant.ts";

let keys: Keys;
let merchant: FakeMerchant;

beforeAll(async () => {
  keys = await makeKeys();
});

beforeEach(() => {
  merchant = fakeMerchant(keys);
});

const directCodes = () => merchant.direct.map((confirmation) => confirmation.fpx_debitAuthCode);

/** Presses the button. @returns what reached the merchant by each of the three ways */
async function outcomeOf(choice: string, code?: string) {
  const page = await merchant.choose(choice, code);
  const indirect = await merchant.indirect(page);
  return {
    direct: directCodes(),
    indirect: indirect?.fpx_debitAuthCode,
    enquiry: (await merchant.ask()).code,
  };
}

test("before any choice, an enquiry finds no transaction and the merchant got no answer", async () => {
  await merchant.pay();
  expect(await merchant.ask()).toMatchObject({ code: "76" });
  expect(merchant.direct).toEqual([]);
});

test.each([
  { choice: "approve", direct: ["00"], indirect: "00", enquiry: "00" },
  { choice: "cancel", direct: ["1C"], indirect: "1C", enquiry: "1C" },
  { choice: "decline", direct: ["51"], indirect: "51", enquiry: "51" },
  { choice: "pending", direct: ["09"], indirect: "09", enquiry: "09" },
  { choice: "twice", direct: ["00", "00"], indirect: "00", enquiry: "00" },
  { choice: "closed", direct: ["00"], indirect: undefined, enquiry: "00" },
  { choice: "unheard", direct: [], indirect: undefined, enquiry: "00" },
  { choice: "silent", direct: [], indirect: undefined, enquiry: "76" },
  { choice: "late", direct: [], indirect: "09", enquiry: "09" },
])("$choice: direct $direct, indirect $indirect, enquiry $enquiry", async ({ choice, ...expected }) => {
  await merchant.pay();
  expect(await outcomeOf(choice)).toEqual(expected);
});

test.each(["48", "57", "1J", "79", "OF", "FE"])("a decline has the chosen code: %s", async (code) => {
  await merchant.pay();
  expect(await outcomeOf("decline", code)).toEqual({ direct: [code], indirect: code, enquiry: code });
});

test("a company's payment waits for authorisation with 99, an individual's with 09", async () => {
  await merchant.pay({ fpx_msgToken: "02", fpx_buyerBankId: "ABB0235" });
  await merchant.choose("pending");
  expect(directCodes()).toEqual(["99"]);
});

describe("a late approval", () => {
  test("reaches the merchant's server after the delay, and enquiries find it from then on", async () => {
    await merchant.pay();
    await merchant.choose("late");
    merchant.clock.advance(14_999);
    expect(await merchant.ask()).toMatchObject({ code: "09" });
    expect(merchant.direct).toEqual([]);

    merchant.clock.advance(1);
    await merchant.simulator.idle();
    expect(directCodes()).toEqual(["00"]);
    expect(await merchant.ask()).toMatchObject({ code: "00" });
  });
});

describe("a second choice", () => {
  test.each(["silent", "pending"])("a %s payment can still be approved", async (first) => {
    await merchant.pay();
    await merchant.choose(first);
    merchant.direct.length = 0;
    expect(await merchant.simulator.decide("ORDER1", { choice: "approve" })).toBe(true);
    expect(directCodes()).toEqual(["00"]);
    expect(await merchant.ask()).toMatchObject({ code: "00" });
  });

  test.each(["approve", "decline", "cancel", "twice", "late", "closed"])("%s is final", async (first) => {
    await merchant.pay();
    await merchant.choose(first);
    const { code } = await merchant.ask();
    expect(await merchant.simulator.decide("ORDER1", { choice: "decline", code: "57" })).toBe(false);
    expect(await merchant.ask()).toMatchObject({ code });
  });

  test("a double click calls the merchant's server once", async () => {
    await merchant.pay();
    await Promise.all([merchant.choose("approve"), merchant.choose("approve")]);
    expect(directCodes()).toEqual(["00"]);
  });

  test("an unknown order cannot be decided", async () => {
    expect(await merchant.simulator.decide("ORDER1", { choice: "approve" })).toBe(false);
  });

  test.each([
    { wrong: "an unknown choice", choice: "steal", code: undefined },
    { wrong: "an unknown decline code", choice: "decline", code: "00" },
  ])("$wrong decides nothing", async ({ choice, code }) => {
    await merchant.pay();
    expect((await merchant.choose(choice, code)).status).toBe(400);
    expect(await merchant.ask()).toMatchObject({ code: "76" });
  });
});

test("an AC repeats the request's values and numbers the transaction by its time in Malaysia", async () => {
  await merchant.pay();
  await merchant.choose("approve");
  expect(merchant.direct[0]).toMatchObject({
    fpx_buyerBankId: "MB2U0227",
    fpx_creditAuthCode: "00",
    fpx_fpxTxnId: expect.stringMatching(/^261201120000\d{4}$/),
    fpx_fpxTxnTime: "20261201120000",
    fpx_sellerExOrderNo: "ORDER1",
    fpx_sellerTxnTime: "20261201120000",
    fpx_txnAmount: "128.90",
    fpx_txnCurrency: "MYR",
  });
});
