import { create } from "zustand";

/** The number of pieces that the page is loading, for the loading bar (rule 2.34). */
export const useLoadingPieces = create<{ readonly underWay: number }>()(() => ({ underWay: 0 }));

/** Counts one more piece. @returns a function that ends it */
export function beginLoading(): () => void {
  count(1);
  return () => count(-1);
}

function count(by: 1 | -1): void {
  useLoadingPieces.setState(({ underWay }) => ({ underWay: underWay + by }));
}
