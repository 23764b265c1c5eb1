import { beforeEach, expect, test, vi } from "vitest";
import { resetSession } from "../../../src/payment/sharedComputer.ts";
import { useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import {
  fillFromDevice,
  forgetPayer,
  readPayer,
  rememberPayer,
} from "../../../src/stores/rememberedPayer.ts";
import { useSession } from "../../../src/stores/sessionState.ts";

/** The payer whom the citizen's own device remembers. */

const SITI = {
  name: "Siti",
  email: "siti@example.my",
  phone: "0123456789",
  method: "1",
  bank: "MB2U0227",
} as const;
const EMPTY = { name: "", email: "", phone: "", method: "1" } as const;

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeEach(() => {
  vi.stubGlobal("localStorage", storage);
  return () => {
    entries.clear();
    resetSession();
    useSession.setState({ session: undefined, error: undefined });
    vi.unstubAllGlobals();
  };
});

test("a remembered payer fills the payment screen with the details, the method and the bank", () => {
  rememberPayer(SITI);
  fillFromDevice()();
  const { checkout, banks } = useCheckoutDraft.getState();
  expect({ ...checkout, bank: banks["1"] }).toEqual(SITI);
});

test("only the payer's own fields are remembered", () => {
  rememberPayer({ ...SITI, ...{ card: "4111111111111111" } });
  expect(readPayer()).toEqual(SITI);
});

test("a device that was asked to forget fills nothing", () => {
  rememberPayer(SITI);
  forgetPayer();
  fillFromDevice()();
  expect(useCheckoutDraft.getState().checkout).toEqual(EMPTY);
  expect(entries.size).toBe(0);
});

test("storage in another format, or blocked, fills nothing", () => {
  entries.set("kaunter.payer", '{"name":7}');
  expect(readPayer()).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  expect(readPayer()).toBeUndefined();
  rememberPayer(SITI);
  forgetPayer();
});

test("a log-in takes the remembered payer away, so that the account fills the screen", () => {
  rememberPayer(SITI);
  const stop = fillFromDevice();
  useSession.setState({ session: null });
  expect(useCheckoutDraft.getState().checkout).toMatchObject({ name: "Siti" });
  useSession.setState({ session: { name: "ben@example.my", roles: ["user"], machine_id: "A10" } });
  expect(useCheckoutDraft.getState().checkout).toMatchObject({ name: "", email: "", phone: "" });
  stop();
});
