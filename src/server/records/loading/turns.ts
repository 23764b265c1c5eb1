import { setImmediate } from "node:timers/promises";

/** Lets other calls go first. Resolves when the load may go on. */
export type GiveWay = () => Promise<void>;

/** For a load without citizens beside it. Other work of the process still gets its turn. */
export const giveWayToNobody: GiveWay = () => setImmediate();

/**
 * The items in groups, each after other calls had their turn.
 * @param size the most items in a group
 */
export async function* turns<Item>(
  items: readonly Item[],
  giveWay: GiveWay,
  size: number,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await giveWay();
    yield items.slice(start, start + size);
  }
}
