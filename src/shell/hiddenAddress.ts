import { define, is, object } from "superstruct";
import { CART_TRANSFER_LONGEST } from "../charges/cartTransfer.ts";
import { HIDDEN, hashOfParts, partsOf } from "./hideParameters.ts";

/** The hidden parameters of the address (hideParameters.ts), in the history entry's state. */

const held = object({
  hidden: define<string>(
    "parameters",
    (value) => typeof value === "string" && value.length <= CART_TRANSFER_LONGEST,
  ),
});

/** The address's hash, with its hidden parameters added back. */
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
