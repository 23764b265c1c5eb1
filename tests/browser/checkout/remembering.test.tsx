import { beforeEach, expect, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { DEVICE } from "../../../src/shell/deviceKeeper.ts";
import { forgetPayer, readPayer, rememberPayer } from "../../../src/stores/rememberedPayer.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { given, PAYER } from "./given.ts";

/** The tick that remembers the payer on this device, beside the portal's other tabs. */

const PAY_URL = "https://portal.example/pay/handle";

const CREATED = {
  _id: "0643d5f1a2b3c4d5e6f708192a3b4c5d",
  payment_datetime: "2026-11-21T02:03:04.000Z",
  status: "in_progress",
  status_token: "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWw",
  pay_url: PAY_URL,
};

const SITI = { ...PAYER, method: "1", bank: "MB2U0227" } as const;

/** A browser reports a change in storage to the other tabs only. */
const otherTab = {
  forgets: () => {
    forgetPayer();
    dispatchEvent(new StorageEvent("storage", { key: "kaunter.payer", newValue: null }));
  },
  remembers: () => {
    rememberPayer(SITI);
    dispatchEvent(new StorageEvent("storage", { key: "kaunter.payer", newValue: "{}" }));
  },
};

beforeEach(async () => {
  forgetPayer();
  await cartOf(fine());
  given();
  return () => {
    forgetPayer();
    clearAttempt();
    useSession.setState({ session: undefined, error: undefined });
  };
});

async function open() {
  const step = show(CheckoutScreen, fakeServer({ createPayment: CREATED }), { device: DEVICE });
  await step.says("Remember me on this device");
  const tick = () => step.page.querySelector<HTMLInputElement>("input[type=checkbox]:not([name])");
  const pays = async () => {
    await step.press("Proceed");
    await eventually(() => expect(step.left).toEqual([PAY_URL]));
  };
  return { tick, pays };
}

test("a payment renews a payer whom the device still remembers", async () => {
  rememberPayer({ ...SITI, name: "Siti before" });
  const { tick, pays } = await open();
  expect(tick()?.checked).toBe(true);
  await pays();
  expect(readPayer()).toEqual(SITI);
});

test("a payment does not remember a payer again whom the device has forgotten meanwhile", async () => {
  rememberPayer(SITI);
  const { pays } = await open();
  forgetPayer();
  await pays();
  expect(readPayer()).toBeUndefined();
});

test("the tick follows what another tab remembers or forgets", async () => {
  rememberPayer(SITI);
  const { tick } = await open();
  otherTab.forgets();
  await eventually(() => expect(tick()?.checked).toBe(false));
  otherTab.remembers();
  await eventually(() => expect(tick()?.checked).toBe(true));
});

test("the end of the session takes back a tick that no payment has used", async () => {
  useSession.setState({ session: { name: "siti@example.my", roles: ["user"], machine_id: "A10" } });
  const { tick, pays } = await open();
  tick()?.click();
  await eventually(() => expect(tick()?.checked).toBe(true));
  useSession.setState({ session: null });
  await eventually(() => expect(tick()?.checked).toBe(false));
  await pays();
  expect(readPayer()).toBeUndefined();
});
