import { define, is, object } from "superstruct";
import { CART_TRANSFER_LONGEST } from "../charges/cartTransfer.ts";
import { HIDDEN, hashOfParts, partsOf } from "./hideParameters.ts";

/** The address with what was taken out of it (hideParameters.ts), by the entry's own state. */

const held = object({
  hidden: define<string>(
    "parameters",
    (value) => typeof value === "string" && value.length <= CART_TRANSFER_LONGEST,
  ),
});

/** The hash of the address, with what was taken out of it. */
export function hashWithHidden(page: Window): string {
  const { hash } = page.location;
  const { path, asked } = partsOf(hash);
  const route = HIDDEN[path];
  const state: unknown = page.history.state;
  if (route === undefined || route.isOurs(asked) || !is(state, held)) return hash;
  const hidden = new URLSearchParams(state.hidden);
  if (!route.isOurs(hidden)) return hash;
  for (const [name, value] of hidden) if (route.names.includes(name)) asked.append(name, value);
  return hashOfParts(path, asked);
}
