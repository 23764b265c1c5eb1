import { create } from "zustand";

/** What the page is loading (specification, section 3: a store for loading): how many pieces are under way. */
export const useLoadingPieces = create<{ readonly underWay: number }>()(() => ({ underWay: 0 }));

/** @returns what ends it */
export function beginLoading(): () => void {
  count(1);
  return () => count(-1);
}

function count(by: 1 | -1): void {
  useLoadingPieces.setState(({ underWay }) => ({ underWay: underWay + by }));
}
