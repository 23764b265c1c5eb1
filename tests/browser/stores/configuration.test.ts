import { beforeEach, expect, test } from "vitest";
import type { Client } from "../../../src/api/client.ts";
import { PortalError } from "../../../src/api/fault.ts";
import { loadConfiguration, termsOf, useConfiguration } from "../../../src/stores/configuration.ts";

/** The back end: it fails once, then answers. */
let calls = 0;
const backEnd: Client = {
  get: async () => ({}),
  post: async () => {
    calls += 1;
    if (calls === 1) throw new PortalError({ kind: "unreachable" });
    return { cart_limit: 5 };
  },
};

beforeEach(() => {
  calls = 0;
});

test("'made on app start': read once for the page, and again only after it failed", async () => {
  expect(useConfiguration.getState()).toEqual({ status: "loading" });
  await Promise.all([loadConfiguration(backEnd), loadConfiguration(backEnd)]);
  expect(calls).toBe(1);
  expect(useConfiguration.getState()).toEqual({ status: "failed", fault: { kind: "unreachable" } });
  await loadConfiguration(backEnd);
  await loadConfiguration(backEnd);
  expect(calls).toBe(2);
  const state = useConfiguration.getState();
  if (state.status !== "ready") throw new Error("the configuration was to be read");
  expect(state.configuration.cart_limit).toBe(5);

  // the terms of a day: Malaysia's, with the assistance while it is on
  const evening = new Date("2026-12-31T16:00:00Z");
  expect(termsOf(state.configuration, evening)).toEqual({
    today: { year: 2027, month: 1, day: 1 },
    assistance: { percent: 20, charges: ["assessment"] },
  });
  const off = {
    ...state.configuration,
    assistance: { ...state.configuration.assistance, active: false },
  };
  expect(termsOf(off, evening).assistance).toBeNull();
});
