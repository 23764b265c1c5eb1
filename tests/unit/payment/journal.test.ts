import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Attempt } from "../../../src/payment/journal.ts";
import { browserStorage } from "../../browserStorage.ts";
import { PAYMENT_ID, STATUS_TOKEN } from "./samples.ts";

const refuse = () => {
  throw new DOMException("storage is blocked", "SecurityError");
};

/** The journal of a page that was just opened. */
async function openedPage() {
  vi.resetModules();
  return import("../../../src/payment/journal.ts");
}

// The same texts, with the brands that the payment's schema gives them.
const LEFT = { id: PAYMENT_ID, token: STATUS_TOKEN, left_at: "2026-11-21T02:03:04.000Z" } as Attempt;
const LATER = { ...LEFT, left_at: "2026-11-21T03:00:00.000Z" };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("'the attempt ... is journalled before leaving'", () => {
  let entries: Map<string, string>;

  beforeEach(() => {
    entries = new Map();
    vi.stubGlobal("localStorage", browserStorage(entries));
  });

  test("the journal has no attempt before the first", async () => {
    const { lastAttempt } = await openedPage();
    expect(lastAttempt()).toBeUndefined();
  });

  test("it survives a refresh, the back button and a second tab", async () => {
    const { noteAttempt } = await openedPage();
    noteAttempt(LEFT);
    const { lastAttempt } = await openedPage();
    expect(lastAttempt()).toEqual(LEFT);
  });

  test("it returns the last attempt, also one that another tab wrote", async () => {
    const here = await openedPage();
    here.noteAttempt(LEFT);
    const there = await openedPage();
    there.noteAttempt(LATER);
    expect(here.lastAttempt()).toEqual(LATER);
  });

  test("it has the payment's id, its token and the time, and no personal data", async () => {
    const { noteAttempt } = await openedPage();
    noteAttempt(LEFT);
    expect([...entries.values()].map((entry) => Object.keys(JSON.parse(entry)))).toEqual([
      ["id", "token", "left_at"],
    ]);
  });

  test("it passes the payment's last known state on to the next page, for this payment only", async () => {
    const here = await openedPage();
    here.noteAttempt(LEFT);
    here.noteStatus(LEFT.id, "paid");
    expect((await openedPage()).lastAttempt()).toEqual({ ...LEFT, status: "paid" });
    const other = { ...LATER, id: `${PAYMENT_ID.slice(0, -2)}00` } as Attempt;
    here.noteAttempt(other);
    here.noteStatus(LEFT.id, "paid");
    expect((await openedPage()).lastAttempt()).toEqual(other);
  });

  test("it has no attempt once that was forgotten", async () => {
    const here = await openedPage();
    here.noteAttempt(LEFT);
    here.clearAttempt();
    expect(here.lastAttempt()).toBeUndefined();
    expect((await openedPage()).lastAttempt()).toBeUndefined();
  });

  test.each(["", "{", "null", "5", "{}", '{"id":"x"}', JSON.stringify({ ...LEFT, token: "short" })])(
    "it ignores a stored value that is no attempt: %j",
    async (stored) => {
      entries.set("kaunter.attempt", stored);
      const { lastAttempt } = await openedPage();
      expect(lastAttempt()).toBeUndefined();
    },
  );
});

describe("where storage is blocked", () => {
  test("the attempt lasts as long as the page", async () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const here = await openedPage();
    here.noteAttempt(LEFT);
    expect(here.lastAttempt()).toEqual(LEFT);
    expect((await openedPage()).lastAttempt()).toBeUndefined();
    here.clearAttempt();
    expect(here.lastAttempt()).toBeUndefined();
  });

  test("the attempt also lasts as long as the page where there is no storage at all", async () => {
    vi.stubGlobal("localStorage", undefined);
    const here = await openedPage();
    here.noteAttempt(LEFT);
    expect(here.lastAttempt()).toEqual(LEFT);
    here.clearAttempt();
    expect(here.lastAttempt()).toBeUndefined();
  });
});

describe("on a council's page, whose scripts can read the storage,", () => {
  let entries: Map<string, string>;

  beforeEach(() => {
    entries = new Map();
    vi.stubGlobal("localStorage", browserStorage(entries));
    vi.useFakeTimers({ now: new Date(LEFT.left_at) });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test("the key goes within a day", async () => {
    const { keepAttemptsBriefly, lastAttempt, noteAttempt } = await openedPage();
    keepAttemptsBriefly();
    noteAttempt(LEFT);
    vi.setSystemTime(Date.parse(LEFT.left_at) + 24 * 60 * 60_000 - 1);
    expect(lastAttempt()).toEqual(LEFT);
    vi.setSystemTime(Date.parse(LEFT.left_at) + 24 * 60 * 60_000);
    expect(lastAttempt()).toBeUndefined();
    expect(entries.size).toBe(0);
  });

  test("the key goes when the ending was shown, and the page itself still knows the payment", async () => {
    const { forgetEnded, keepAttemptsBriefly, lastAttempt, noteAttempt } = await openedPage();
    keepAttemptsBriefly();
    noteAttempt(LEFT);
    forgetEnded(LEFT.id);
    expect(entries.size).toBe(0);
    expect(lastAttempt()).toEqual(LEFT);
    const later = await openedPage();
    later.keepAttemptsBriefly();
    expect(later.lastAttempt()).toBeUndefined();
  });

  test("a licence's handle is taken once, also by another tab, and those of other licences stay", async () => {
    const { noteAttempt, takeLicenceHandle } = await openedPage();
    const licences = ["UjEtMjAyNw", "UjItMjAyNw"].map((licence) => ({ council: "mpt" as const, licence }));
    const [first, second] = licences;
    noteAttempt({ ...LEFT, licence_handles: licences.map((one) => ({ ...one, handle: one.licence })) });
    expect(takeLicenceHandle({ ...first!, council: "mps" })).toBeUndefined();
    expect(takeLicenceHandle(first!)).toBe(first!.licence);
    const there = await openedPage();
    expect(there.takeLicenceHandle(first!)).toBeUndefined();
    expect(there.lastAttempt()).toMatchObject(LEFT);
    expect(there.takeLicenceHandle(second!)).toBe(second!.licence);
  });

  test("the portal's own pages keep it, because no other script runs there", async () => {
    const { forgetEnded, lastAttempt, noteAttempt } = await openedPage();
    noteAttempt(LEFT);
    forgetEnded(LEFT.id);
    vi.setSystemTime(Date.parse(LEFT.left_at) + 7 * 24 * 60 * 60_000);
    expect(lastAttempt()).toEqual(LEFT);
    expect(entries.size).toBe(1);
  });
});
