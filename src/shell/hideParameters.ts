import {
  CART_PARAMETER,
  CART_TRANSFER_LONGEST,
  ITEM_PARAMETER,
  LEFT_PARAMETER,
} from "../charges/cartTransfer.ts";
import { isResetId } from "../domain/resetLink.ts";

/**
 * Anyone with a reset link's id can set the password, and a transferred cart shows somebody's debts. So the page removes both
 * from the address at once: otherwise they would be visible, and would end up in bookmarks and in the browser's history. The
 * history entry's state keeps them, so that Refresh works.
 */

/** The hidden parameters of each route, and whether the address has ours. Anything else stays in the address. */
export const HIDDEN: Readonly<
  Record<string, { readonly names: readonly string[]; isOurs(asked: URLSearchParams): boolean }>
> = {
  "#/reset_password": { names: ["id"], isOurs: (asked) => isResetId(asked.get("id")) },
  "#/hand_over": {
    names: [CART_PARAMETER, ITEM_PARAMETER, LEFT_PARAMETER],
    isOurs: (asked) => asked.has(CART_PARAMETER) || asked.has(ITEM_PARAMETER),
  },
};

/** Removes the route's hidden parameters from the address. It replaces the history entry and adds none. */
export function hideParameters(page: Window): void {
  const { path, asked } = partsOf(page.location.hash);
  const route = HIDDEN[path];
  if (!route?.isOurs(asked)) return;
  const hidden = new URLSearchParams([...asked].filter(([name]) => route.names.includes(name)));
  for (const name of route.names) asked.delete(name);
  // browsers limit the size of a history entry's state
  const kept = hidden.toString().slice(0, CART_TRANSFER_LONGEST);
  page.history.replaceState({ hidden: kept }, "", hashOfParts(path, asked));
}

export function partsOf(hash: string): { readonly path: string; readonly asked: URLSearchParams } {
  const [path = "", query = ""] = hash.split("?");
  return { path, asked: new URLSearchParams(query) };
}

export function hashOfParts(path: string, asked: URLSearchParams): string {
  return asked.size > 0 ? `${path}?${asked}` : path;
}
