import type { MouseEvent } from "react";

/**
 * A retry whose button goes with its notice at once: the focus goes to the screen's heading, so that a screen reader reads on from
 * there.
 */
export function fromHeading(retry: () => unknown) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest("section")?.querySelector<HTMLElement>('[data-size="page"]')?.focus();
    retry();
  };
}
