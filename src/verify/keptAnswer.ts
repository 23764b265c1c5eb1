import { type Infer, is, type Struct } from "superstruct";
import { jsonText } from "../domain/jsonText.ts";

/**
 * Keeps the portal's last answer on this device. If storage is blocked, the answer lasts as long as the page.
 * @param key the name in the storage
 */
export function keptAnswer<Kept extends Struct<Infer<Kept>, unknown>>(key: string, schema: Kept) {
  let inMemory: Infer<Kept> | undefined;
  return {
    keep(answer: Infer<Kept>): void {
      try {
        localStorage.setItem(key, jsonText(answer));
        inMemory = undefined;
      } catch {
        // a full storage still holds the answer before this one
        inMemory = answer;
      }
    },
    /** Undefined if the device has none, or has one of another version. */
    last(): Infer<Kept> | undefined {
      if (inMemory !== undefined) return inMemory;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return is(stored, schema) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
