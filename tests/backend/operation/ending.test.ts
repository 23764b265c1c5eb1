import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { type Ending, endServer } from "../../../src/server/start/endServer.ts";
import { endBySignal } from "../../../src/server/start/runProcess.ts";

/** The parts that end, recorded in order. The enquiries and the mail wait until the test lets them finish. */
function underWay(drained = async () => {}) {
  const events: string[] = [];
  const enquiries = Promise.withResolvers<void>();
  const mail = Promise.withResolvers<void>();
  const note = (what: string, until?: Promise<void>) => ({
    stop: async () => {
      events.push(what);
      await until;
    },
  });
  const apps: Ending = {
    reconciler: note("reconciler", enquiries.promise),
    configuration: note("configuration"),
    certificates: note("certificates"),
    closing: note("closing"),
    delivering: note("delivering", mail.promise),
    sharing: undefined,
    sweeping: note("sweeping"),
    auditing: note("auditing"),
    verifying: note("verifying"),
    sending: note("sending", mail.promise),
    tracker: undefined,
    substitutes: undefined,
  };
  const listener = { drain: () => void events.push("drain"), close: async () => void events.push("portal") };
  return { events, enquiries, mail, ended: endServer(apps, listener, drained) };
}

describe("a shutdown", () => {
  test("starts no message while calls and enquiries in progress finish", async () => {
    const { events, enquiries, mail, ended } = underWay();
    expect(events.sort()).toEqual([
      "auditing",
      "certificates",
      "closing",
      "configuration",
      "delivering",
      "drain",
      "reconciler",
      "sending",
      "sweeping",
      "verifying",
    ]);
    enquiries.resolve();
    mail.resolve();
    await ended;
  });

  test("goes on accepting calls until the drain time is over", async () => {
    const drain = Promise.withResolvers<void>();
    const { events, enquiries, mail, ended } = underWay(() => drain.promise);
    enquiries.resolve();
    mail.resolve();
    await enquiries.promise;
    await new Promise((turn) => setImmediate(turn));
    expect(events).toContain("drain");
    expect(events).not.toContain("portal");
    drain.resolve();
    await ended;
    expect(events).toContain("portal");
  });

  test("accepts no call while a mail server is slow, and sends the messages of the last calls", async () => {
    const { events, enquiries, mail, ended } = underWay();
    enquiries.resolve();
    await expect.poll(() => events).toContain("portal");
    expect(events.filter((what) => what === "sending")).toHaveLength(1);
    mail.resolve();
    await ended;
    expect(events.at(-1)).toBe("sending");
  });
});

test.each([
  ["SIGINT", "SIGTERM"],
  ["SIGTERM", "SIGINT"],
  ["SIGTERM", "SIGTERM"],
])("%s shuts down gracefully, and a %s after it ends the process at once", (first, second) => {
  const signals = new EventEmitter();
  let ended = 0;
  endBySignal(signals, () => {
    ended += 1;
  });
  expect(signals.emit(first)).toBe(true);
  expect(signals.emit(second)).toBe(false);
  expect(ended).toBe(1);
});
