import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { type Server, startServer } from "../../../src/server/start/startServer.ts";
import { systemTimer, type Timer } from "../../../src/server/timer.ts";
import { type Death, dyingDatabases } from "./dyingDatabases.ts";

/** The server in a process of its own. Its parent says when it starts, at which write it dies, and when it ends. */

export interface Beginning {
  readonly kind: "begin";
  readonly variables: Readonly<Record<string, string>>;
  /** The time by which its clock is ahead, in milliseconds. */
  readonly ahead: number;
  /** Its writes are counted from the start, including the start's repair. */
  readonly death?: Death | undefined;
  /** With "onMessage", repeated work waits for a message of the parent, so that several processes do it at the same moment. */
  readonly rounds?: "onMessage" | undefined;
}

export type Order =
  | Beginning
  | { readonly kind: "die"; readonly death: Death }
  /** Runs everything that waits for its time, with the clock this many milliseconds ahead. */
  | { readonly kind: "round"; readonly ahead: number }
  | { readonly kind: "end" };

export type Report =
  /** All code is loaded, and nothing is opened yet. */
  | { readonly kind: "loaded" }
  | { readonly kind: "begun"; readonly port: number }
  | { readonly kind: "armed" }
  /** Shut down gracefully: all work under way was finished, and everything was closed. */
  | { readonly kind: "ended" };

let server: Server | undefined;
let dieAt: ((death: Death) => void) | undefined;
let ahead = 0;
let round = Promise.withResolvers<void>();

/** In milliseconds. A gateway's time-outs are shorter, and the pauses between rounds are not. */
const SHORTEST_PAUSE = 15_000;

const messageTimer: Timer = {
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
  server = await startServer({
    port: 0,
    settings: readSettings(variables),
    files: { portal: tmpdir(), widgets: tmpdir() },
    log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
    clock: { now: () => new Date(Date.now() + ahead) },
    timer: rounds === "onMessage" ? messageTimer : systemTimer,
    throughDatabases(opened) {
      const dying = dyingDatabases(opened);
      dieAt = dying.dieAt;
      if (death !== undefined) dieAt(death);
      return dying.databases;
    },
  });
  report({ kind: "begun", port: Number(new URL(server.portal).port) });
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
  await server?.close();
  report({ kind: "ended" });
}

process.on("message", (order) => void obey(order as Order));
// Without its parent the process has no use.
process.on("disconnect", () => process.exit());
// A killed process writes no compile cache at its end, so it writes the cache now for the next one.
flushCompileCache();
report({ kind: "loaded" });
