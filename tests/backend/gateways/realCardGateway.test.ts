import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realCardGateway } from "../../../src/server/gateways/card/realCardGateway.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { realExchangeIn } from "./realExchange.ts";

const GATEWAY = {
  KAUNTER_CARD_URL: "https://card.example",
  KAUNTER_CARD_MERCHANT_CODE: "M00003",
  KAUNTER_ORIGIN: "https://portal.example",
  KAUNTER_COUNCIL_ORIGINS: "https://mpt.example",
};

async function gatewayWith(content: string | undefined) {
  const folder = await temporaryFolder();
  try {
    const file = join(folder, "merchant-key");
    if (content !== undefined) await writeFile(file, content);
    const real = await realExchangeIn(folder);
    const settings = readSettings({ ...real, ...GATEWAY, KAUNTER_CARD_MERCHANT_KEY_FILE: file });
    return await realCardGateway(settings);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("the merchant key may be in a file that ends with a line break", async () => {
  expect(await gatewayWith("a-secret-key\n")).toEqual({
    browserOrigin: "https://card.example",
    serverOrigin: "https://card.example",
    merchant: { code: "M00003", key: "a-secret-key" },
  });
});

test.each([
  ["that is not there", undefined],
  ["with two lines", "a-secret-key\nanother"],
  ["that is empty", ""],
])("a file %s stops the start, and the error does not repeat its content", async (_name, content) => {
  await expect(gatewayWith(content)).rejects.toThrow("KAUNTER_CARD_MERCHANT_KEY_FILE");
  await expect(gatewayWith(content)).rejects.not.toThrow("a-secret-key");
});

test("without a configured gateway no card is accepted", async () => {
  expect(await realCardGateway(readSettings({}))).toBeUndefined();
});
