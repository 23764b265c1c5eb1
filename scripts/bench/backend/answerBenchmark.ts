import { join } from "node:path";
import { argv } from "node:process";
import { writeHeapSnapshot } from "node:v8";
import { create } from "superstruct";
import { type FromServer, toServer } from "./messages.ts";
import { processorTime } from "./processorTime.ts";
import { residentMemory } from "./residentMemory.ts";

/** The folder that the benchmark gave the process. */
export const [, , folder = ""] = argv;

/**
 * Tells the benchmark that the server listens, and answers what it asks until it ends: the process ends with it.
 * @param origin where it listens
 * @param close ends what was started
 */
export function answerBenchmark(origin: string, close: () => Promise<void>): void {
  const tell = (message: FromServer): void => void process.send?.(message);
  process.on("message", (message) => {
    const { kind } = create(message, toServer);
    switch (kind) {
      case "stop":
        return void close().then(() => process.disconnect());
      case "worked":
        return tell({ kind, time: processorTime() });
      case "heap":
        collect();
        return tell({ kind, used: process.memoryUsage().heapUsed, ...residentMemory() });
      case "snapshot":
        collect();
        return tell({ kind, file: writeHeapSnapshot(join(folder, "held.heapsnapshot")) });
    }
  });
  process.once("disconnect", () => process.exit());
  tell({ kind: "ready", origin });
}

/** A plain collection leaves what V8 keeps for a while: compiled code, as PouchDB makes for each document that a view reads. */
function collect(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
