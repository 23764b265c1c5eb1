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

describe("an untrusted request gets a bare ERROR, because there is no known merchant to answer", () => {
  test("signed with another key", async () => {
    expect(await (await merchant.pay({}, keys.stranger)).text()).toBe("ERROR");
  });

  test("from an exchange that is not registered", async () => {
    expect(await (await merchant.pay({ fpx_sellerExId: "EX99999999" })).text()).toBe("ERROR");
  });

  test.each(["", "fpx_checkSum=", "fpx_checkSum=AB&fpx_msgType=AR", "\u0000"])(
    "the body %j",
    async (body) => {
      const response = await merchant.simulator.app.request("/FPXMain/seller2DReceiver.jsp", {
        method: "POST",
        body,
      });
      expect(await response.text()).toBe("ERROR");
    },
  );

  test("and does not use up its order number", async () => {
    await merchant.pay({}, keys.stranger);
    expect(await (await merchant.pay()).text()).toContain('value="approve"');
  });
});

test.each([
  ["XE", { fpx_version: "6.0" }],
  ["46", { fpx_sellerId: "SE99999999" }],
  ["47", { fpx_txnCurrency: "SGD" }],
  ["XM", { fpx_msgToken: "03" }],
  ["2A", { fpx_txnAmount: "0.99" }],
  ["48", { fpx_txnAmount: "30000.01" }],
  ["2A", { fpx_msgToken: "02", fpx_buyerBankId: "ABB0235", fpx_txnAmount: "1.99" }],
  ["48", { fpx_msgToken: "02", fpx_buyerBankId: "ABB0235", fpx_txnAmount: "1000000.01" }],
  ["92", { fpx_buyerBankId: "NOBANK1" }],
  ["92", { fpx_buyerBankId: "ABB0235" }],
  ["BB", { fpx_buyerBankId: "BOCM01" }],
] as const)("refused with %s, through the browser and to an enquiry: %o", async (code, change) => {
  const page = await merchant.pay(change);
  expect(await merchant.indirect(page)).toMatchObject({ fpx_debitAuthCode: code, fpx_creditAuthCode: "" });
  expect(await merchant.ask(change)).toMatchObject({ code });
  expect(await merchant.simulator.decide("ORDER1", { choice: "approve" })).toBe(false);
});

test.each([
  { fpx_txnAmount: "1.00" },
  { fpx_txnAmount: "30000.00" },
  { fpx_msgToken: "02", fpx_buyerBankId: "ABB0235", fpx_txnAmount: "2.00" },
  { fpx_msgToken: "02", fpx_buyerBankId: "ABB0235", fpx_txnAmount: "1000000.00" },
] as const)("values at the limits are accepted: %o", async (change) => {
  expect(await (await merchant.pay(change)).text()).toContain('value="approve"');
});

test("a used order number is refused with 45, and the first payment keeps its own result", async () => {
  await merchant.pay();
  await merchant.choose("approve");
  const page = await merchant.pay();
  expect(await merchant.indirect(page)).toMatchObject({ fpx_debitAuthCode: "45" });
  expect(await merchant.ask()).toMatchObject({ code: "00" });
});

test("when two requests use one order number at once, one is accepted", async () => {
  const pages = await Promise.all([merchant.pay(), merchant.pay()]);
  const indirect = await Promise.all(pages.map((page) => merchant.indirect(page)));
  expect(indirect.map((confirmation) => confirmation?.fpx_debitAuthCode).sort()).toEqual(["45", undefined]);
});

test("two transactions in one second get different numbers", async () => {
  for (const order of ["ORDER1", "ORDER2"]) {
    await merchant.pay({ fpx_sellerExOrderNo: order });
    await merchant.simulator.decide(order, { choice: "approve" });
  }
  const [first, second] = merchant.direct.map((confirmation) => confirmation.fpx_fpxTxnId);
  expect(first).not.toBe(second);
});
