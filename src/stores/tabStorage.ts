import { create, type Struct } from "superstruct";
import { jsonText } from "../domain/jsonText.ts";
import { storageName } from "../payment/pageMode.ts";
import { isOnSharedComputer } from "../payment/sharedComputer.ts";

/**
 * A list that this browser's tab keeps, so that it survives a reload. If storage is blocked, and on a shared computer, the tab
 * keeps nothing, and the list lasts as long as the page.
 * @param key the name in the tab's storage
 * @param rows checks and reads the stored rows
 */
export function tabStorage<Row>(
  key: string,
  rows: Struct<Row[], unknown>,
): { read(): readonly Row[]; keep(json: readonly unknown[]): void } {
  return {
    read() {
      if (isOnSharedComputer()) return [];
      try {
        return create(JSON.parse(sessionStorage.getItem(storageName(key)) ?? "[]"), rows);
      } catch {
        // Storage is blocked or has another format.
        return [];
      }
    },
    keep(json) {
      if (isOnSharedComputer()) return;
      try {
        sessionStorage.setItem(storageName(key), jsonText(json));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
