import { setImmediate } from "node:timers/promises";
import { systemTimer } from "../../timer.ts";

/** How a load shares the process and the databases with citizens. */
export interface Throttle {
  /** Lets other calls of this process go first. Resolves when the load may go on. */
  giveWay(): Promise<void>;
  /** Whether citizens search now, as far as this process knows, in it or in another process of the same databases. */
  isSearched(): boolean;
  /** Leaves a database to other processes. */
  rest(milliseconds: number): Promise<void>;
  /** The milliseconds since some moment, which no change of the system's clock changes. */
  now(): number;
}

/** For a load in a process without citizens. It knows nothing of other processes, which may answer citizens from the same databases. */
export const ALONE: Throttle = {
  giveWay: () => setImmediate(),
  isSearched: () => true,
  rest: (milliseconds) => systemTimer.wait(milliseconds, new AbortController().signal),
  now: () => performance.now(),
};

/**
 * The items in groups, each after other calls had their turn.
 * @param size the most items in a group
 */
export async function* turns<Item>(
  items: readonly Item[],
  { giveWay }: Pick<Throttle, "giveWay">,
  size: number,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await giveWay();
    yield items.slice(start, start + size);
  }
}
