import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { simulateGateways, simulatorsOf } from "../../../demo/system/simulators.ts";
import { fakeClock, PORTAL, temporaryFolder } from "../backendUnderTest.ts";

const ORIGIN = "https://bank.test.example";

test("browsers of other machines reach both simulated gateways at one public address", async () => {
  const data = await temporaryFolder();
  const simulated = await simulateGateways({
    data,
    port: 1,
    origin: ORIGIN,
    seller: { exchangeId: "EX00000000", id: "SE00000000", bankCode: "01" },
    calls: { server: PORTAL, browser: PORTAL },
    clock: fakeClock(),
  });
  onTestFinished(async () => {
    await simulated.close();
    await rm(data, { recursive: true });
  });
  expect(simulated.urls).toEqual({ bank: ORIGIN, card: ORIGIN });
  const answer = simulatorsOf(simulated, undefined);
  const textOf = async (address: string) => (await answer(new Request(address))).text();
  expect(await textOf(`${ORIGIN}/card/1`)).toBe(await textOf("http://card.localhost:1/card/1"));
  expect(await textOf(`${ORIGIN}/bank/1`)).toBe(await textOf("http://bank.localhost:1/bank/1"));
  expect(await textOf(`${ORIGIN}/card/1`)).not.toBe(await textOf(`${ORIGIN}/bank/1`));
});
