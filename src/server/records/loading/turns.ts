import { setImmediate } from "node:timers/promises";

/** Lets other calls go first. Resolves when the load may go on. */
export type GiveWay = () => Promise<void>;

/** For a load without citizens beside it. Other work of the process still gets its turn. */
export const giveWayToNobody: GiveWay = () => setImmediate();

/** The most records between two turns of other calls. The database takes one write at a time, so a search waits for a whole one. */
const IN_A_TURN = 20;

/** The items in groups, each after other calls had their turn. */
export async function* turns<Item>(
  items: readonly Item[],
  giveWay: GiveWay,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += IN_A_TURN) {
    await giveWay();
    yield items.slice(start, start + IN_A_TURN);
  }
}
