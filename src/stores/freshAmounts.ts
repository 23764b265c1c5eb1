import { create } from "zustand";
import type { Fault } from "../api/fault.ts";
import type { ServiceLine } from "../charges/index.ts";
import { chargeOf } from "../charges/lines.ts";
import { add, type Sen } from "../domain/money.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import { replaceInCart } from "./cart.ts";
import { useCart } from "./cartState.ts";
import type { SavedItem } from "./cartStorage.ts";
import { keepFormerAmounts, readFormerAmounts } from "./formerAmounts.ts";

/**
 * What the server said of the cart's amounts since its items were put there: which are others now, and which items cannot be
 * paid. One for the page, so that the cart and the checkout tell the same.
 */

/**
 * Why an item cannot be paid: it was paid meanwhile, it is no longer as it was added, or its council does not take it now
 * (specification, section 8).
 */
export type BlockReason = "paid" | "gone" | "invalid_council" | "invalid_payment_type" | "under_maintenance";

interface FreshAmounts {
  /** The amount before the last change, by the item's key. */
  readonly was: ReadonlyMap<number, Sen>;
  /** By the item's key. */
  readonly blockReasons: ReadonlyMap<number, BlockReason>;
  /** Since when somebody may be paying an item's bill, an instant in UTC, by the item's key. */
  readonly openSince: ReadonlyMap<number, string>;
}

export const useFreshAmounts = create<FreshAmounts>()(() => ({
  was: readFormerAmounts(),
  blockReasons: new Map(),
  openSince: new Map(),
}));

useFreshAmounts.subscribe(({ was }, before) => {
  if (was !== before.was) keepFormerAmounts(was);
});

whenForgotten(() =>
  useFreshAmounts.setState({ was: new Map(), blockReasons: new Map(), openSince: new Map() }),
);

// Nothing changes silently: whoever puts another amount in an item's place, this page or another tab, it is noted.
useCart.subscribe(({ items }, before) => {
  const { was, blockReasons, openSince } = useFreshAmounts.getState();
  const amounts = new Map(before.items.map(({ id, amount }) => [id, amount]));
  const changed = new Map(was);
  for (const { id, amount } of items) {
    const old = amounts.get(id);
    if (old !== undefined && old !== amount) changed.set(id, old);
  }
  const keys = new Set(items.map(({ id }) => id));
  useFreshAmounts.setState({
    was: of(keys, changed),
    blockReasons: of(keys, blockReasons),
    openSince: of(keys, openSince),
  });
});

function of<Value>(keys: ReadonlySet<number>, map: ReadonlyMap<number, Value>): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([key]) => keys.has(key)));
}

/** The items that can be paid, as far as the server has said. */
export function payableOf(
  items: readonly SavedItem[],
  { blockReasons }: Pick<FreshAmounts, "blockReasons">,
): readonly SavedItem[] {
  return items.filter(({ id }) => !blockReasons.has(id));
}

/** What items come to, in sen. */
export function totalOf(items: readonly SavedItem[]): Sen {
  return add(...items.map(({ amount }) => amount));
}

/**
 * Takes the server's line for an item: another amount takes the old one's place in the cart, no line means that the item can
 * no longer be paid so.
 * @returns whether it tells anything that was not known
 */
export async function takeLine(item: SavedItem, line: ServiceLine | undefined): Promise<boolean> {
  if (line === undefined || line.type !== item.type) return applyBlockReason(item, "gone");
  applyBlockReason(item, undefined);
  if (line.amount === item.amount) return false;
  await replaceInCart(withLine(item, line));
  return true;
}

/** Takes the lines that createPayment answered with because an amount had changed, in the order the items were sent. */
export async function takeChangedLines(items: readonly SavedItem[], fault: Fault): Promise<void> {
  if (fault.kind !== "amount_changed") return;
  for (const [index, item] of items.entries()) await takeLine(item, fault.lines[index] ?? undefined);
}

/**
 * Notes why an item cannot be paid, or that nothing is in its way.
 * @returns whether it tells an obstacle that was not known
 */
export function applyBlockReason(item: SavedItem, blockReason: BlockReason | undefined): boolean {
  const { blockReasons } = useFreshAmounts.getState();
  if (blockReasons.get(item.id) === blockReason) return false;
  const noted = new Map(blockReasons);
  if (blockReason === undefined) noted.delete(item.id);
  else noted.set(item.id, blockReason);
  useFreshAmounts.setState({ blockReasons: noted });
  return blockReason !== undefined;
}

/** Notes since when somebody may be paying an item's bill, or that nobody is. */
export function takeOpenSince({ id }: SavedItem, since: string | undefined): void {
  const noted = new Map(useFreshAmounts.getState().openSince);
  if (since === undefined) noted.delete(id);
  else noted.set(id, since);
  useFreshAmounts.setState({ openSince: noted });
}

/** Forgets the former amounts: the citizen leaves to pay the new ones. */
export function clearFormerAmounts(): void {
  useFreshAmounts.setState({ was: new Map() });
}

/**
 * The item with the fields of the line that takes its place: both are of one charge type, and the item has all of the line's
 * fields. The names in it are masked: the item keeps its own.
 */
function withLine(item: SavedItem, line: ServiceLine): SavedItem {
  const names = new Set(chargeOf(item).nameFields);
  const fields = Object.fromEntries(Object.entries(line).filter(([field]) => !names.has(field)));
  return { ...item, ...fields } as SavedItem;
}
