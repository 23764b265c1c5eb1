import { join } from "node:path";
import { argv } from "node:process";
import { writeHeapSnapshot } from "node:v8";
import { create } from "superstruct";
import { type FromServer, toServer } from "./messages.ts";
import { processorTime } from "./processorTime.ts";
import { residentMemory } from "./residentMemory.ts";

/** The folder that the benchmark passed to this process. */
export const [, , folder = ""] = argv;

/**
 * Sends `ready` to the benchmark and answers its messages. The process ends when the benchmark ends.
 * @param origin the origin of the server
 * @param close closes the server and its databases
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

/** A plain collection would leave memory that V8 frees later, such as compiled code that nothing runs any more. */
function collect(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
