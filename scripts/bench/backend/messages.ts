import { enums, type Infer, literal, number, object, string, union } from "superstruct";

/** The messages between the back end under load and the benchmark. */

export const fromServer = union([
  object({ kind: literal("ready"), origin: string() }),
  /** Bytes after a forced collection. */
  object({ kind: literal("heap"), used: number(), own: number(), mapped: number() }),
  /** The file of a heap snapshot, taken after a forced collection. */
  object({ kind: literal("snapshot"), file: string() }),
  /** Milliseconds of processor time since the start of the process. */
  object({ kind: literal("worked"), time: number() }),
]);

export const toServer = object({ kind: enums(["heap", "snapshot", "worked", "stop"]) });

export type FromServer = Infer<typeof fromServer>;
export type ToServer = Infer<typeof toServer>;
