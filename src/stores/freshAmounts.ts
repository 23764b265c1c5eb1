import { array, integer, tuple } from "superstruct";
import { create } from "zustand";
import { jsonText } from "../domain/jsonText.ts";
import { add, ringgitFromSen, type Sen } from "../domain/money.ts";
import { ringgit } from "../domain/schemas/codec.ts";
import { whenTestBegins } from "../payment/pageMode.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import { replaceInCart } from "./cart.ts";
import type { SavedItem } from "./cartState.ts";
import { useCart } from "./cartState.ts";
import { selectedOf, usePaymentSelection } from "./paymentSelection.ts";
import { tabStorage } from "./tabStorage.ts";

/**
 * The server's news about the cart's items: changed amounts, and items that cannot be paid. One store for the page, so that the
 * cart and the checkout show the same. askAmounts.ts asks the server; it is a file of its own, because the search does not ask.
 */

/**
 * Why an item cannot be paid: it was paid meanwhile, it is no longer offered in this form, or its council does not accept it now
 * (rules 8.7, 8.8, 8.15).
 */
export type BlockReason = "paid" | "gone" | "invalid_council" | "invalid_payment_type" | "under_maintenance";

/**
 * The amounts of cart items before their last change, by the items' keys. The tab keeps them, so that the notice of a change
 * survives a reload. They contain no data that is not in the cart.
 */
const formerAmounts = tabStorage("kaunter.was", array(tuple([integer(), ringgit])));

export function readFormerAmounts(): ReadonlyMap<number, Sen> {
  return new Map(formerAmounts.read());
}

interface FreshAmounts {
  /** The amount before the last change, by the item's key. */
  readonly was: ReadonlyMap<number, Sen>;
  /** By the item's key. */
  readonly blockReasons: ReadonlyMap<number, BlockReason>;
  /** The start of another open payment attempt for an item's bill, an instant in UTC, by the item's key. */
  readonly openSince: ReadonlyMap<number, string>;
}

export const useFreshAmounts = create<FreshAmounts>()(() => ({
  was: readFormerAmounts(),
  blockReasons: new Map(),
  openSince: new Map(),
}));

useFreshAmounts.subscribe(({ was }, before) => {
  if (was !== before.was) formerAmounts.keep([...was].map(([key, amount]) => [key, ringgitFromSen(amount)]));
});

whenTestBegins(() => useFreshAmounts.setState({ was: readFormerAmounts() }));

whenForgotten(() =>
  useFreshAmounts.setState({ was: new Map(), blockReasons: new Map(), openSince: new Map() }),
);

// Note every change of an amount, by this page or another tab, so that no amount changes silently.
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

/** The items that the server has not refused. */
export function payableOf(
  items: readonly SavedItem[],
  { blockReasons }: Pick<FreshAmounts, "blockReasons">,
): readonly SavedItem[] {
  return items.filter(({ id }) => !blockReasons.has(id));
}

/** The sum of the items, in sen. */
export function totalOf(items: readonly SavedItem[]): Sen {
  return add(...items.map(({ amount }) => amount));
}

/** The cart with the server's latest amounts: former amounts, items that cannot be paid, and the total of the others in sen. */
export function useCartAmounts() {
  const { items, loaded } = useCart();
  return { loaded, ...useAmountsOf(items) } as const;
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;

/** Like `useCartAmounts`, for the items that the citizen pays now: the selected ones, or the whole cart. */
export function useSelectedAmounts() {
  const { items, loaded } = useCart();
  const keys = usePaymentSelection((selection) => selection.keys);
  const selected = selectedOf(items, keys);
  return {
    loaded,
    ...useAmountsOf(selected),
    /** The number of items that stay in the cart. */
    left: items.length - selected.length,
  } as const;
}

function useAmountsOf(items: readonly SavedItem[]) {
  const fresh = useFreshAmounts();
  const payable = payableOf(items, fresh);
  return { items, ...fresh, payable, total: totalOf(payable) } as const;
}

/**
 * Replaces a saved item by the citizen's new choice. Its earlier amount was a choice too, so the screens show no change. The same
 * choice again changes nothing: the item keeps its time, so that it leaves the cart when a payment begun since then is paid.
 */
export async function replaceByChoice(item: SavedItem): Promise<void> {
  const saved = useCart.getState().items.find(({ id }) => id === item.id);
  if (saved !== undefined && isSameChoice(item, saved)) return;
  await replaceInCart(item);
  applyBlockReason(item, undefined);
  const { was } = useFreshAmounts.getState();
  useFreshAmounts.setState({ was: new Map([...was].filter(([key]) => key !== item.id)) });
}

/** Whether the items differ in nothing but the time when they were added. */
function isSameChoice(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  fields.delete("added_cart_at");
  return [...fields].every((field) => jsonText([one[field]]) === jsonText([other[field]]));
}

/**
 * Notes why an item cannot be paid. Undefined means that it can.
 * @returns whether the reason is new
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
