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
  /** From the start of the process until it listened. Milliseconds. */
  readonly startedIn: number;
  /** What its heap holds after a forced collection, and what the process does. Bytes. */
  heap(): Promise<{ readonly used: number } & ResidentMemory>;
  /** What its heap holds after a forced collection, with V8's own part apart. It stands still meanwhile. */
  held(): Promise<Held>;
  /** What the processor has worked for it since its start. Milliseconds. */
  processorTime(): Promise<number>;
}

/** What runs in the process: it is given the folder, and says and is told what messages.ts names. */
export interface ServerProgram {
  readonly file: string;
  /** Its environment beside the benchmark's own. */
  readonly variables: Readonly<Record<string, string>>;
}

const BACKEND: ServerProgram = { file: join(import.meta.dirname, "server.ts"), variables: {} };

/**
 * Starts the back end in a process of its own, over databases in a folder of their own, and ends it after the work.
 * @param fill what the databases hold before it starts
 * @param programOf the back end alone unless told, by the keys that it signs and verifies with
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
      const told = create(message, fromServer);
      if (told.kind !== kind) throw new Error(`the back end told ${told.kind} in place of ${kind}`);
      return told as Extract<FromServer, { kind: Kind }>;
    };
    const tell = (message: ToServer) => void child.send(message);
    try {
      const { origin } = await next("ready");
      await work({
        origin,
        keys,
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
