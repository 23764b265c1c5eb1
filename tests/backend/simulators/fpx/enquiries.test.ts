import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseBankList } from "../../../../src/server/gateways/fpx/protocol/bankList.ts";
import { openMessage, sealMessage } from "../../../../src/server/gateways/fpx/protocol/messages.ts";
import { encodeFormBody } from "../../../../src/server/http/formBody.ts";
import { type FakeMerchant, fakeMerchant, type Keys, makeKeys, NOON } from "./fakeMerchant.ts";

let keys: Keys;
let merchant: FakeMerchant;

beforeAll(async () => {
  keys = await makeKeys();
});

beforeEach(() => {
  merchant = fakeMerchant(keys);
});

describe("AE", () => {
  beforeEach(async () => {
    await merchant.pay();
    await merchant.choose("approve");
  });

  test("with the request's values answers the payment's state", async () => {
    expect(await merchant.ask()).toMatchObject({ code: "00" });
  });

  test.each([
    { fpx_txnAmount: "128.91" },
    { fpx_sellerTxnTime: "20261201120001" },
    { fpx_buyerBankId: "ABB0233" },
    { fpx_buyerEmail: "somebody@example.com" },
    { fpx_sellerExOrderNo: "ORDER2" },
  ])("with another value finds no transaction: %o", async (change) => {
    expect(await merchant.ask(change)).toMatchObject({ code: "76" });
  });

  test("with a wrong checksum gets ERROR", async () => {
    expect(await merchant.ask({}, keys.stranger)).toEqual({ body: "ERROR" });
  });
});

describe("BE", () => {
  async function banks(token: "01" | "02" | "03", signer = keys.merchant, version = "7.0") {
    const values = { fpx_msgToken: token, fpx_sellerExId: "EX00000001", fpx_version: version };
    const response = await merchant.simulator.app.request("/FPXMain/RetrieveBankList", {
      method: "POST",
      body: encodeFormBody(sealMessage("BE", values, signer.privateKey)),
    });
    const body = await response.text();
    const opened = openMessage("BC", body, [keys.exchange.certificate], NOON);
    return opened.kind === "message" ? parseBankList(opened.message.fpx_bankList) : body;
  }

  test("lists the 20 banks and the three test banks for individuals, one of them offline", async () => {
    const list = await banks("01");
    expect(list).toHaveLength(23);
    expect(list).toContainEqual({ code: "BOCM01", online: false });
    expect(list).toContainEqual({ code: "TEST0021", online: true });
  });

  test("lists the banks for companies, one of them offline", async () => {
    const list = await banks("02");
    expect(list).toHaveLength(24);
    expect(list).toContainEqual({ code: "BNP003", online: false });
    expect(list).toContainEqual({ code: "ABB0235", online: true });
  });

  test("gets ERROR when it is untrusted, unknown or outdated", async () => {
    expect(await banks("01", keys.stranger)).toBe("ERROR");
    expect(await banks("03")).toBe("ERROR");
    expect(await banks("01", keys.merchant, "6.0")).toBe("ERROR");
  });
});
