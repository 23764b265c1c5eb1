import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { endBySignal } from "../../../src/server/start/endBySignal.ts";
import { type Ending, endServer } from "../../../src/server/start/endServer.ts";

/** What is ended, and in which order: each notes it, and the enquiries wait until they are let go. */
function underWay() {
  const told: string[] = [];
  const enquiries = Promise.withResolvers<void>();
  const mail = Promise.withResolvers<void>();
  const note = (what: string, until?: Promise<void>) => ({
    stop: async () => {
      told.push(what);
      await until;
    },
  });
  const apps: Ending = {
    reconciler: note("reconciler", enquiries.promise),
    configuration: note("configuration"),
    certificates: note("certificates"),
    sweeping: note("sweeping"),
    sending: note("sending", mail.promise),
    tracker: undefined,
    substitutes: undefined,
  };
  const listener = { close: async () => void told.push("portal") };
  return { told, enquiries, mail, ended: endServer(apps, listener) };
}

describe("what ends", () => {
  test("begins no other message while the calls and enquiries under way are waited for", async () => {
    const { told, enquiries, mail, ended } = underWay();
    expect(told.sort()).toEqual(["certificates", "configuration", "reconciler", "sending", "sweeping"]);
    enquiries.resolve();
    mail.resolve();
    await ended;
  });

  test("takes no other call while a mail server is slow, and sends what the last calls promised", async () => {
    const { told, enquiries, mail, ended } = underWay();
    enquiries.resolve();
    await expect.poll(() => told).toContain("portal");
    expect(told.filter((what) => what === "sending")).toHaveLength(1);
    mail.resolve();
    await ended;
    expect(told.at(-1)).toBe("sending");
  });
});

test.each([
  ["SIGINT", "SIGTERM"],
  ["SIGTERM", "SIGINT"],
  ["SIGTERM", "SIGTERM"],
])("%s ends it, and %s after it is nobody's but the system's, which ends it at once", (first, second) => {
  const signals = new EventEmitter();
  let ended = 0;
  endBySignal(signals, () => {
    ended += 1;
  });
  expect(signals.emit(first)).toBe(true);
  expect(signals.emit(second)).toBe(false);
  expect(ended).toBe(1);
});
