import { beforeEach, expect, test } from "vitest";
import { PrivacyScreen } from "../../../src/screens/pages/PrivacyScreen.tsx";
import { DEVICE } from "../../../src/shell/deviceKeeper.ts";
import { useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { deleteKept } from "../../../src/stores/keptOnDevice.ts";
import {
  fillFromDevice,
  forgetPayer,
  readPayer,
  rememberPayer,
} from "../../../src/stores/rememberedPayer.ts";
import { given, NOBODY, PAYER } from "../checkout/given.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** The button of the privacy page that deletes the payer whom this device remembers. */

const DELETE = "Delete them from this device";

beforeEach(async () => {
  await deleteKept();
  given({ payer: NOBODY, bank: "" });
  return forgetPayer;
});

test("the privacy page deletes a remembered payer, also on a device that keeps no receipt", async () => {
  rememberPayer({ ...PAYER, method: "2", bank: "MBB0228" });
  fillFromDevice()();
  expect(useCheckoutDraft.getState().checkout).toEqual({ ...PAYER, method: "2" });
  const { says, press, page } = show(PrivacyScreen, fakeServer({}), { device: DEVICE });
  await says("This device remembers your name");
  expect(page.innerText).not.toContain("These receipts and licences are kept");
  await press(DELETE);
  await says("They are deleted from this device.");
  expect(readPayer()).toBeUndefined();
});

test("after the deletion the payment screen no longer shows what the device filled in", async () => {
  rememberPayer({ ...PAYER, method: "2", bank: "MBB0228" });
  fillFromDevice()();
  await DEVICE.forget();
  const { checkout, banks } = useCheckoutDraft.getState();
  expect(checkout).toEqual({ ...NOBODY, method: "1" });
  expect(banks).toEqual({ "1": "", "2": "" });
});

test("a device that keeps nothing has nothing to delete", async () => {
  const { says, page } = show(PrivacyScreen, fakeServer({}), { device: DEVICE });
  await says("What your browser stores");
  expect(page.innerText).not.toContain(DELETE);
});
