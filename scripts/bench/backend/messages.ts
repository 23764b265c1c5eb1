import { enums, type Infer, literal, number, object, string, union } from "superstruct";

/** What the back end under load and the benchmark tell one another. */

export const fromServer = union([
  object({ kind: literal("ready"), origin: string() }),
  /** After a forced collection. Bytes. */
  object({ kind: literal("heap"), used: number(), own: number(), mapped: number() }),
  /** The file of what its heap holds after a forced collection, for tools to read. */
  object({ kind: literal("snapshot"), file: string() }),
  /** What the processor has worked for it since its start. Milliseconds. */
  object({ kind: literal("worked"), time: number() }),
]);

export const toServer = object({ kind: enums(["heap", "snapshot", "worked", "stop"]) });

export type FromServer = Infer<typeof fromServer>;
export type ToServer = Infer<typeof toServer>;
