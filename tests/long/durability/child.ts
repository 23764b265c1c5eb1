import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { startSystem } from "../../../demo/system/startSystem.ts";
import type { System } from "../../../demo/system/system.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { systemTimer, type Timer } from "../../../src/server/timer.ts";
import { type Death, dyingDatabases } from "./dyingDatabases.ts";

/** The whole system in a process of its own: its parent tells it when to start, at which write to die, and when to end. */

export interface Beginning {
  readonly kind: "begin";
  readonly variables: Readonly<Record<string, string>>;
  /** How far its clock is ahead. Milliseconds. */
  readonly ahead: number;
  /** Counted from the start itself on, the repair with it. */
  readonly death?: Death | undefined;
  /** What is done again and again waits until it is told to be, so that several processes do it at one moment. */
  readonly rounds?: "told" | undefined;
}

export type Order =
  | Beginning
  | { readonly kind: "die"; readonly death: Death }
  /** Everything that waits for its time goes on, at a time so far ahead. Milliseconds. */
  | { readonly kind: "round"; readonly ahead: number }
  | { readonly kind: "end" };

export type Report =
  /** All code is loaded, nothing is opened. */
  | { readonly kind: "loaded" }
  | { readonly kind: "begun"; readonly port: number }
  | { readonly kind: "armed" }
  /** Ended in order: everything under way was finished, and closed. */
  | { readonly kind: "ended" };

let system: System | undefined;
let dieAt: ((death: Death) => void) | undefined;
let ahead = 0;
let round = Promise.withResolvers<void>();

/** Milliseconds: a gateway's patience is shorter, the pauses between rounds are not. */
const SHORTEST_PAUSE = 15_000;

const toldTimer: Timer = {
  async wait(milliseconds, signal) {
    if (milliseconds < SHORTEST_PAUSE) return await systemTimer.wait(milliseconds, signal);
    if (signal.aborted) return;
    const aborted = new Promise<unknown>((end) => signal.addEventListener("abort", end, { once: true }));
    await Promise.race([round.promise, aborted]);
  },
};

const report = (said: Report): unknown => process.send?.(said);

async function begin({ variables, death, rounds, ...beginning }: Beginning): Promise<void> {
  ahead = beginning.ahead;
  system = await startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings(variables),
    files: { portal: tmpdir(), widgets: tmpdir() },
    log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
    clock: { now: () => new Date(Date.now() + ahead) },
    timer: rounds === "told" ? toldTimer : systemTimer,
    throughDatabases(opened) {
      const dying = dyingDatabases(opened);
      dieAt = dying.dieAt;
      if (death !== undefined) dieAt(death);
      return dying.databases;
    },
  });
  report({ kind: "begun", port: Number(new URL(system.urls.portal).port) });
}

async function obey(order: Order): Promise<void> {
  if (order.kind === "begin") return await begin(order);
  if (order.kind === "round") {
    ahead = order.ahead;
    round.resolve();
    round = Promise.withResolvers();
    return;
  }
  if (order.kind === "die") {
    dieAt?.(order.death);
    report({ kind: "armed" });
    return;
  }
  await system?.close();
  report({ kind: "ended" });
}

process.on("message", (order) => void obey(order as Order));
// a parent that is gone needs nothing any more
process.on("disconnect", () => process.exit());
// who is killed writes nothing at its end: what was compiled is kept for the next now
flushCompileCache();
report({ kind: "loaded" });
