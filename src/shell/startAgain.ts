import type { MouseEvent } from "react";

/** Reloads the page when following a link after an unexpected error, because the broken state may persist. */
export function startAgain({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  addEventListener("hashchange", () => location.reload(), { once: true });
  if (location.hash === currentTarget.hash) location.reload();
}
