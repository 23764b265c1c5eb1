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

describe("a request that cannot be trusted gets a bare ERROR, since there is nobody to answer", () => {
  test("signed with another key", async () => {
    expect(await (await merchant.pay({}, keys.stranger)).text()).toBe("ERROR");
  });

  test("from an exchange id that is not registered", async () => {
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

  test("and leaves its order number free", async () => {
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
] as const)("refused with %s, by the browser's way back and to an enquiry: %o", async (code, change) => {
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
] as const)("the limits themselves are allowed: %o", async (change) => {
  expect(await (await merchant.pay(change)).text()).toContain('value="approve"');
});

test("a used order number is refused with 45, and the first payment keeps its own outcome", async () => {
  await merchant.pay();
  await merchant.choose("approve");
  const page = await merchant.pay();
  expect(await merchant.indirect(page)).toMatchObject({ fpx_debitAuthCode: "45" });
  expect(await merchant.ask()).toMatchObject({ code: "00" });
});

test("of two requests at once with one order number, one is taken", async () => {
  const pages = await Promise.all([merchant.pay(), merchant.pay()]);
  const indirect = await Promise.all(pages.map((page) => merchant.indirect(page)));
  expect(indirect.map((confirmation) => confirmation?.fpx_debitAuthCode).sort()).toEqual(["45", undefined]);
});

test("two transactions of one second have numbers of their own", async () => {
  for (const order of ["ORDER1", "ORDER2"]) {
    await merchant.pay({ fpx_sellerExOrderNo: order });
    await merchant.simulator.decide(order, { choice: "approve" });
  }
  const [first, second] = merchant.direct.map((confirmation) => confirmation.fpx_fpxTxnId);
  expect(first).not.toBe(second);
});
