import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Attempt } from "../../../src/payment/journal.ts";
import { browserStorage } from "../../browserStorage.ts";
import { PAYMENT_ID, STATUS_TOKEN } from "./samples.ts";

const refuse = () => {
  throw new DOMException("storage is blocked", "SecurityError");
};

/** The journal as a page has it that was just opened. */
async function openedPage() {
  vi.resetModules();
  return import("../../../src/payment/journal.ts");
}

// the same text twice: what the payment's schema lets through is branded
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

  test("no attempt is known before the first", async () => {
    const { lastAttempt } = await openedPage();
    expect(lastAttempt()).toBeUndefined();
  });

  test("Refresh, Back and a second tab find it again", async () => {
    const { noteAttempt } = await openedPage();
    noteAttempt(LEFT);
    const { lastAttempt } = await openedPage();
    expect(lastAttempt()).toEqual(LEFT);
  });

  test("the last one counts, also one that another tab noted", async () => {
    const here = await openedPage();
    here.noteAttempt(LEFT);
    const there = await openedPage();
    there.noteAttempt(LATER);
    expect(here.lastAttempt()).toEqual(LATER);
  });

  test("it holds the payment's id, its token and the time: no personal data", async () => {
    const { noteAttempt } = await openedPage();
    noteAttempt(LEFT);
    expect([...entries.values()].map((entry) => Object.keys(JSON.parse(entry)))).toEqual([
      ["id", "token", "left_at"],
    ]);
  });

  test("how the server said that it stands is known to the next page, of this payment alone", async () => {
    const here = await openedPage();
    here.noteAttempt(LEFT);
    here.noteStatus(LEFT.id, "paid");
    expect((await openedPage()).lastAttempt()).toEqual({ ...LEFT, status: "paid" });
    const other = { ...LATER, id: `${PAYMENT_ID.slice(0, -2)}00` } as Attempt;
    here.noteAttempt(other);
    here.noteStatus(LEFT.id, "paid");
    expect((await openedPage()).lastAttempt()).toEqual(other);
  });

  test("once forgotten no page finds it", async () => {
    const here = await openedPage();
    here.noteAttempt(LEFT);
    here.clearAttempt();
    expect(here.lastAttempt()).toBeUndefined();
    expect((await openedPage()).lastAttempt()).toBeUndefined();
  });

  test.each(["", "{", "null", "5", "{}", '{"id":"x"}', JSON.stringify({ ...LEFT, token: "short" })])(
    "what is stored and is no attempt is none: %j",
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

  test("so it does where there is no storage at all", async () => {
    vi.stubGlobal("localStorage", undefined);
    const here = await openedPage();
    here.noteAttempt(LEFT);
    expect(here.lastAttempt()).toEqual(LEFT);
    here.clearAttempt();
    expect(here.lastAttempt()).toBeUndefined();
  });
});
