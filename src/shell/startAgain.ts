import type { MouseEvent } from "react";

/** After an unexpected error the page is loaded anew on the way to where a link leads: what broke may still be broken. */
export function startAgain({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  addEventListener("hashchange", () => location.reload(), { once: true });
  if (location.hash === currentTarget.hash) location.reload();
}
