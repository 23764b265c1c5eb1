import type { MouseEvent } from "react";

/**
 * Wraps a retry whose button disappears with its notice. Before the retry, the focus moves to the screen's heading, so that a
 * screen reader continues from there.
 */
export function fromHeading(retry: () => unknown) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest("section")?.querySelector<HTMLElement>('[data-size="page"]')?.focus();
    retry();
  };
}
