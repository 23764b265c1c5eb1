import { type Infer, literal, number, object, string, union } from "superstruct";

/** What the back end under load and the benchmark tell one another. */

export const fromServer = union([
  object({ kind: literal("ready"), origin: string() }),
  /** After a forced collection. Bytes. */
  object({ kind: literal("heap"), used: number(), resident: number() }),
]);

export const toServer = object({ kind: union([literal("heap"), literal("stop")]) });

export type FromServer = Infer<typeof fromServer>;
export type ToServer = Infer<typeof toServer>;
