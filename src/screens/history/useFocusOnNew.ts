import { useEffect, useRef } from "react";

/**
 * Moves the focus to the first row that is new after more were asked for: the button may be gone, or further down.
 * @param count of the rows that are shown
 */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === undefined || count <= known.current) return;
    const row = list.current?.querySelectorAll("tbody tr")[known.current];
    row?.querySelector<HTMLElement>("a, button")?.focus();
    known.current = undefined;
  }, [count]);
  return {
    /** Stands around the rows. */
    list,
    /** To be called when more are asked for. */
    expectMore: () => {
      known.current = count;
    },
  };
}
