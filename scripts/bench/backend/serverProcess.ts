import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { create } from "superstruct";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { withFolder } from "../temporaryFolder.ts";
import { type Held, heldIn } from "./held.ts";
import { type Keys, readKeys } from "./keys.ts";
import { type FromServer, fromServer, type ToServer } from "./messages.ts";
import type { ResidentMemory } from "./residentMemory.ts";

export interface ServerUnderLoad {
  readonly origin: string;
  readonly keys: Keys;
  /** The data folder. */
  readonly folder: string;
  /** The process's id. */
  readonly pid: number;
  /** Milliseconds from the start of the process until it listened. */
  readonly startedIn: number;
  /** Bytes of the heap and of the process after a forced collection. */
  heap(): Promise<{ readonly used: number } & ResidentMemory>;
  /** Bytes of the heap after a forced collection, with V8's own part separate. The process does nothing else meanwhile. */
  held(): Promise<Held>;
  /** Milliseconds of processor time since the start of the process. */
  processorTime(): Promise<number>;
}

/** The program of the process. Its argument is the folder. It exchanges the messages of messages.ts with the benchmark. */
export interface ServerProgram {
  readonly file: string;
  /** Environment variables in addition to the benchmark's own. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The back end alone. */
export const BACKEND: ServerProgram = { file: join(import.meta.dirname, "server.ts"), variables: {} };

/**
 * Starts the back end in a separate process, with databases in a temporary folder, and stops it after the work.
 * @param fill fills the databases before the process starts
 * @param programOf chooses another program than the back end alone; it gets the keys that sign and verify
 */
export async function withServer(
  fill: (databases: Databases) => Promise<void>,
  work: (server: ServerUnderLoad) => Promise<void>,
  programOf: (keys: Keys) => Promise<ServerProgram> = async () => BACKEND,
): Promise<void> {
  await withFolder(async (folder) => {
    const keys = await readKeys(folder);
    const { file, variables } = await programOf(keys);
    const databases = await openDatabases({ folder: join(folder, "databases") });
    await fill(databases);
    await closeDatabases(databases);

    const began = performance.now();
    const child = fork(file, [folder], {
      execArgv: ["--expose-gc"],
      env: { ...process.env, ...variables },
    });
    const ended = once(child, "exit");
    const next = async <Kind extends FromServer["kind"]>(kind: Kind) => {
      const [message] = await Promise.race([once(child, "message"), ended]);
      const received = create(message, fromServer);
      if (received.kind !== kind)
        throw new Error(`The server sent "${received.kind}" instead of "${kind}". Adapt answerBenchmark.ts.`);
      return received as Extract<FromServer, { kind: Kind }>;
    };
    const tell = (message: ToServer) => void child.send(message);
    try {
      const { origin } = await next("ready");
      await work({
        origin,
        keys,
        folder,
        pid: child.pid ?? 0,
        startedIn: performance.now() - began,
        heap: () => {
          tell({ kind: "heap" });
          return next("heap");
        },
        held: async () => {
          tell({ kind: "snapshot" });
          return heldIn((await next("snapshot")).file);
        },
        processorTime: async () => {
          tell({ kind: "worked" });
          return (await next("worked")).time;
        },
      });
    } finally {
      if (child.connected) tell({ kind: "stop" });
      await ended;
    }
  });
}
