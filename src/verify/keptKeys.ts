import { type Infer, is, object } from "superstruct";
import { publishedKeys } from "../api/schemas/keys.ts";
import { readKeys } from "../api/statements.ts";
import { instantText } from "../domain/instant.ts";
import { instant } from "../domain/schemas/instantStruct.ts";

/** Keeps the portal's keys on this device, so that a document can be checked without a network. */

const kept = object({
  keys: publishedKeys.schema.keys,
  /** The time of the portal's answer by this device's clock, in UTC. */
  at: instant,
});

export type KeptKeys = Infer<typeof kept>;

const KEY = "kaunter.statement-keys";

/** Used if storage is blocked. These keys last as long as the page. */
let inMemory: KeptKeys | undefined;

/** The portal's current keys, or those of its last answer. Undefined if it never answered. */
export async function currentKeys(portal: string): Promise<KeptKeys | undefined> {
  const keys = await readKeys(portal);
  if (keys === undefined) return lastKeys();
  const now: KeptKeys = { keys: [...keys], at: instantText(new Date()) };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    inMemory = now;
  }
  return now;
}

function lastKeys(): KeptKeys | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return is(stored, kept) ? stored : inMemory;
  } catch {
    return inMemory;
  }
}
