import { expect, test } from "vitest";
import { certificateAlarm, watchCertificates } from "../../../src/server/gateways/fpx/certificateAlarm.ts";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import type { LogEntry } from "../../../src/server/log.ts";

const DAY = 24 * 60 * 60_000;
const NOW = new Date("2026-11-21T00:00:00Z");
const after = (days: number) => new Date(NOW.getTime() + days * DAY);

const certificate = async (from: number, until: number) =>
  (await createKeyMaterial({ notBefore: after(from), notAfter: after(until) })).certificate;

const alarmOf = async (...spans: readonly (readonly [number, number])[]) =>
  certificateAlarm({ certificates: await Promise.all(spans.map((span) => certificate(...span))) }, NOW);

test("the log warns 30 days before the last certificate's final day, which is one day before it expires", async () => {
  expect(await alarmOf([-100, 32])).toBeUndefined();
  expect(await alarmOf([-100, 31])).toEqual({ until: after(30).toISOString() });
  expect(await alarmOf([-100, 1])).toEqual({ until: null });
  expect(await alarmOf()).toEqual({ until: null });
});

test("a next certificate that begins in time ends the warning, and one that leaves a gap does not", async () => {
  expect(await alarmOf([-100, 20], [15, 700])).toBeUndefined();
  expect(await alarmOf([15, 700], [-100, 20])).toBeUndefined();
  expect(await alarmOf([-100, 20], [25, 700])).toEqual({ until: after(19).toISOString() });
});

test("the warning is logged at the start and daily until the system stops", async () => {
  const log: LogEntry[] = [];
  const days: number[] = [];
  let now = NOW;
  const stopping = Promise.withResolvers<void>();
  const watch = watchCertificates(
    { certificates: [await certificate(-100, 33)] },
    {
      clock: { now: () => now },
      log: (entry) => log.push(entry),
      timer: {
        wait: async (milliseconds, signal) => {
          days.push(milliseconds / DAY);
          now = new Date(now.getTime() + milliseconds);
          if (days.length < 4) return;
          stopping.resolve();
          await new Promise<void>((passed) => signal.addEventListener("abort", () => passed()));
        },
      },
    },
  );
  await stopping.promise;
  await watch.stop();
  expect(days).toEqual([1, 1, 1, 1]);
  const alarm = { event: "fpx_certificates_end", until: after(32).toISOString() };
  expect(log).toEqual([alarm, alarm]);
});
