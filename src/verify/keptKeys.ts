import { type Infer, object } from "superstruct";
import { publishedKeys } from "../api/schemas/keys.ts";
import { readKeys } from "../api/statements.ts";
import { instantText } from "../domain/instant.ts";
import { instant } from "../domain/schemas/instantStruct.ts";
import { keptAnswer } from "./keptAnswer.ts";

/** Keeps the portal's keys on this device, so that a document can be checked without a network. */

const kept = object({
  keys: publishedKeys.schema.keys,
  /** The time of the portal's answer by this device's clock, in UTC. */
  at: instant,
});

export type KeptKeys = Infer<typeof kept>;

const { keep, last } = keptAnswer("kaunter.statement-keys", kept);

/** The portal's current keys, or those of its last answer. Undefined if it never answered. */
export async function currentKeys(portal: string): Promise<KeptKeys | undefined> {
  const keys = await readKeys(portal);
  if (keys === undefined) return last();
  const now: KeptKeys = { keys: [...keys], at: instantText(new Date()) };
  keep(now);
  return now;
}
