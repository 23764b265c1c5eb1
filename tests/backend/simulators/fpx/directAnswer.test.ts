import { beforeAll, beforeEach, expect, test } from "vitest";
import { DELAYS, type FakeMerchant, fakeMerchant, type Keys, makeKeys } from "./fakeMerchant.ts";

const [FIRST_PAUSE = 0, SECOND_PAUSE = 0] = DELAYS.directRetries;

let keys: Keys;
let merchant: FakeMerchant;

beforeAll(async () => {
  keys = await makeKeys();
});

beforeEach(async () => {
  merchant = fakeMerchant(keys);
  await merchant.pay();
});

test("the merchant's server gets the answer before the buyer is led back", async () => {
  const page = merchant.choose("approve").then(() => "page");
  const heard = new Promise<string>((resolve) => {
    merchant.direct.push = (...confirmations) => {
      resolve("direct");
      return Array.prototype.push.apply(merchant.direct, confirmations);
    };
  });
  expect(await Promise.race([page, heard])).toBe("direct");
});

test.each(["ok", "OK\n", "<html>OK</html>", "FAILED", ""])(
  "%j is no acknowledgement, so the AC is repeated until OK",
  async (body) => {
    merchant.answers = body;
    await merchant.choose("approve");
    expect(merchant.direct).toHaveLength(1);

    merchant.answers = "OK";
    merchant.clock.advance(FIRST_PAUSE);
    await merchant.simulator.idle();
    expect(merchant.direct).toHaveLength(2);
    expect(new Set(merchant.direct.map((confirmation) => confirmation.fpx_checkSum)).size).toBe(1);
  },
);

test("the exchange gives up after its last repetition", async () => {
  merchant.answers = "no";
  await merchant.choose("approve");
  merchant.clock.advance(FIRST_PAUSE);
  await merchant.clock.untilSomebodyWaits(SECOND_PAUSE);
  merchant.clock.advance(SECOND_PAUSE);
  await merchant.simulator.idle();
  expect(merchant.direct).toHaveLength(3);
});

test("an acknowledged AC is not repeated", async () => {
  await merchant.choose("approve");
  await merchant.simulator.idle();
  expect(merchant.direct).toHaveLength(1);
});

test("a merchant's server that cannot be reached does not keep the buyer at the bank", async () => {
  merchant.answers = "unreachable";
  const page = await merchant.choose("approve");
  expect(await merchant.indirect(page)).toMatchObject({ fpx_debitAuthCode: "00" });
});

test("a merchant's server that hangs keeps the buyer at the bank only until the time-out", async () => {
  merchant.answers = "hang";
  const choosing = merchant.choose("approve");
  await merchant.clock.untilSomebodyWaits(DELAYS.directTimeout);
  merchant.clock.advance(DELAYS.directTimeout);
  expect(await merchant.indirect(await choosing)).toMatchObject({ fpx_debitAuthCode: "00" });
});
