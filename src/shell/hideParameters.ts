import {
  CART_PARAMETER,
  CART_TRANSFER_LONGEST,
  ITEM_PARAMETER,
  LEFT_PARAMETER,
} from "../charges/cartTransfer.ts";
import { isResetId } from "../domain/resetLink.ts";

/**
 * Who has the id of a link that sets a forgotten password can set it, and a cart that is handed over says what somebody owes. So
 * they leave the address at once, where they would be seen, copied, bookmarked and kept in the browser's history; the entry's own
 * state holds them, so that Refresh works.
 */

/** By route, its parameters that are hidden, and whether they are: what is none of ours stays where it is. */
export const HIDDEN: Readonly<
  Record<string, { readonly names: readonly string[]; isOurs(asked: URLSearchParams): boolean }>
> = {
  "#/reset_password": { names: ["id"], isOurs: (asked) => isResetId(asked.get("id")) },
  "#/hand_over": {
    names: [CART_PARAMETER, ITEM_PARAMETER, LEFT_PARAMETER],
    isOurs: (asked) => asked.has(CART_PARAMETER) || asked.has(ITEM_PARAMETER),
  },
};

/** Takes the route's hidden parameters out of the address. The entry is replaced, never added, and keeps its others. */
export function hideParameters(page: Window): void {
  const { path, asked } = partsOf(page.location.hash);
  const route = HIDDEN[path];
  if (!route?.isOurs(asked)) return;
  const hidden = new URLSearchParams([...asked].filter(([name]) => route.names.includes(name)));
  for (const name of route.names) asked.delete(name);
  // a browser keeps no state of any length
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
