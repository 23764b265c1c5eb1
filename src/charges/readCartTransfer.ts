import { is } from "superstruct";
import { holdsCardNumber } from "../domain/cardNumber.ts";
import {
  CART_PARAMETER,
  CART_TRANSFER_LONGEST,
  CART_VERSION,
  ITEM_PARAMETER,
  LEFT_PARAMETER,
  MOST_ITEMS,
  type TransferredItem,
  transferredItem,
} from "./cartTransfer.ts";
import { chargeOfType } from "./index.ts";

/** A cart from an address: the items that could be parsed, and the number of those that could not. */
export interface CartTransfer {
  readonly items: readonly TransferredItem[];
  readonly unread: number;
}

/**
 * Parses what `writeCartTransfer` wrote into an address, or anything else in its place. It never throws.
 * @param query the parameters of the fragment
 * @returns undefined when there is no cart, or one of another version
 */
export function readCartTransfer(query: string): CartTransfer | undefined {
  // a cut can only damage the last item
  const asked = new URLSearchParams(query.slice(0, CART_TRANSFER_LONGEST));
  if (asked.get(CART_PARAMETER) !== CART_VERSION) return undefined;
  const written = [...new Set(asked.getAll(ITEM_PARAMETER))];
  const read = written.slice(0, MOST_ITEMS).map(itemOf);
  const items = read.filter((item) => item !== undefined);
  const isFirst = (item: TransferredItem, place: number) =>
    items.findIndex((other) => nameOf(other) === nameOf(item)) === place;
  return {
    items: items.filter(isFirst),
    unread: written.length - items.length + countOf(asked.get(LEFT_PARAMETER)),
  };
}

function itemOf(text: string): TransferredItem | undefined {
  const [council, type, selection, ...number] = text.split(".");
  const item = {
    council,
    type,
    ...(selection !== undefined && { selection }),
    ...(number.length > 0 && { number: number.join(".") }),
  };
  if (!is(item, transferredItem)) return undefined;
  // a bill without its number or its choice becomes one that the citizen searches for again
  const isWhole = item.selection !== undefined && plainNumberOf(item) !== "";
  return isWhole ? item : { council: item.council, type: item.type };
}

/** The number as the search sends it. Empty when there is nothing to search for. */
function plainNumberOf({ type, number }: TransferredItem): string {
  const charge = chargeOfType(type);
  if (number === undefined || charge.source === "form") return "";
  // like the search, this refuses card numbers
  return charge.hasShortNumbers && holdsCardNumber(number) ? "" : charge.normaliseNumber(number);
}

/** Items that pay the same bill have the same name, so that each bill is offered once. */
function nameOf(item: TransferredItem): string {
  return `${item.council}.${item.type}.${plainNumberOf(item)}`;
}

function countOf(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
