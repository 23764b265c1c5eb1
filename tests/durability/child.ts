import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { readSettings } from "../../demo/backend/settings.ts";
import { type System, startSystem } from "../../demo/system.ts";
import { type Death, dyingDatabases } from "./dyingDatabases.ts";

/** The whole system in a process of its own: its parent tells it when to start, at which write to die, and when to end. */

export interface Beginning {
  readonly kind: "begin";
  readonly variables: Readonly<Record<string, string>>;
  /** How far its clock is ahead. Milliseconds. */
  readonly ahead: number;
  /** Counted from the start itself on, the repair with it. */
  readonly death?: Death | undefined;
}

export type Order = Beginning | { readonly kind: "die"; readonly death: Death } | { readonly kind: "end" };

export type Report =
  /** All code is loaded, nothing is opened. */
  | { readonly kind: "loaded" }
  | { readonly kind: "begun"; readonly port: number }
  | { readonly kind: "armed" }
  /** Ended in order: everything under way was finished, and closed. */
  | { readonly kind: "ended" };

let system: System | undefined;
let dieAt: ((death: Death) => void) | undefined;

const report = (said: Report): unknown => process.send?.(said);

async function begin({ variables, ahead, death }: Beginning): Promise<void> {
  system = await startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings(variables),
    files: { portal: tmpdir(), widgets: tmpdir() },
    log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
    clock: { now: () => new Date(Date.now() + ahead) },
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
