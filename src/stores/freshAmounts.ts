import { array, integer, tuple } from "superstruct";
import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { type Fault, faultOf } from "../api/fault.ts";
import { chargeTerms } from "../api/schemas/chargeTerms.ts";
import type { Configuration } from "../api/schemas/configuration.ts";
import { refusalOf } from "../api/schemas/takenCharges.ts";
import { readRecord, recordQuery } from "../api/search.ts";
import type { ChargeTerms, RecordedCharge } from "../charges/charge.ts";
import type { CartItem, CouncilRecord, ServiceLine } from "../charges/index.ts";
import { chargeOf } from "../charges/lines.ts";
import { jsonText } from "../domain/jsonText.ts";
import { add, ringgitFromSen, type Sen } from "../domain/money.ts";
import { ringgit } from "../domain/schemas/codec.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import { replaceInCart } from "./cart.ts";
import type { SavedItem } from "./cartState.ts";
import { useCart } from "./cartState.ts";
import { askInTurn } from "./inTurn.ts";
import { selectedOf, usePaymentSelection } from "./paymentSelection.ts";
import { tabStorage } from "./tabStorage.ts";

/**
 * The server's news about the cart's items: changed amounts, and items that cannot be paid. One store for the page, so that the
 * cart and the checkout show the same.
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
 * Applies the server's line to an item. A new amount replaces the old one in the cart. Without a line, the item can no longer be
 * paid in this form.
 * @returns whether anything changed
 */
export async function takeLine(item: SavedItem, line: ServiceLine | undefined): Promise<boolean> {
  if (line === undefined || line.type !== item.type) return applyBlockReason(item, "gone");
  applyBlockReason(item, undefined);
  if (line.amount === item.amount) return false;
  await replaceInCart(withLine(item, line));
  return true;
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

/** Applies the lines in createPayment's answer after an amount had changed. They have the order of the sent items. */
export async function takeChangedLines(items: readonly SavedItem[], fault: Fault): Promise<void> {
  if (fault.kind !== "amount_changed") return;
  for (const [index, item] of items.entries()) await takeLine(item, fault.lines[index] ?? undefined);
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

/** Notes the start of another open payment attempt for an item's bill. Undefined means that there is none. */
export function takeOpenSince({ id }: SavedItem, since: string | undefined): void {
  const noted = new Map(useFreshAmounts.getState().openSince);
  if (since === undefined) noted.delete(id);
  else noted.set(id, since);
  useFreshAmounts.setState({ openSince: noted });
}

/** Forgets the former amounts of the items when the citizen leaves to pay their new ones. */
export function clearFormerAmounts(items: readonly SavedItem[]): void {
  const paid = new Set(items.map(({ id }) => id));
  const { was } = useFreshAmounts.getState();
  useFreshAmounts.setState({ was: new Map([...was].filter(([key]) => !paid.has(key))) });
}

/**
 * The item with the fields of the server's line. Both have the same charge type, and the item has every field of the line. The
 * line's names are masked, so the item keeps its own names.
 */
function withLine(item: SavedItem, line: ServiceLine): SavedItem {
  const names = new Set(chargeOf(item).personalFields);
  const fields = Object.fromEntries(Object.entries(line).filter(([field]) => !names.has(field)));
  return { ...item, ...fields } as SavedItem;
}

/** The result of asking the server for the current amount of each item in the cart. */
export interface Asked {
  /** The number of items with a new amount or a new reason that blocks their payment. */
  readonly changed: number;
  /** Why some items could not be asked about. Their amounts stay as they were. */
  readonly fault?: Fault;
}

interface Asking {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly terms: ChargeTerms;
  readonly signal: AbortSignal;
}

/** Asks about every item again. A new amount replaces the old one in the cart, and `useFreshAmounts` remembers the old one. */
export async function askAmounts(
  items: readonly SavedItem[],
  by: { readonly client: Client; readonly configuration: Configuration; readonly signal: AbortSignal },
): Promise<Asked> {
  const asking = { ...by, terms: chargeTerms(by.configuration, new Date()) };
  let changed = 0;
  let fault: Fault | undefined;
  await askInTurn(items, async (item) => {
    if (by.signal.aborted) return false;
    const answer = await askItem(item, asking);
    if (by.signal.aborted) return false;
    if (answer.said === "nothing") {
      fault = answer.fault;
      // An unreadable answer concerns this item alone. Any other fault would also hit the next items, so stop.
      return fault.kind === "unreadable";
    }
    if (await take(item, answer)) changed += 1;
    return true;
  });
  return { changed, ...(fault && { fault }) };
}

type Answer =
  | { readonly said: "line"; readonly line: ServiceLine | undefined }
  | { readonly said: "blocked"; readonly blockReason: BlockReason }
  | { readonly said: "nothing"; readonly fault: Fault };

function take(item: SavedItem, answer: Exclude<Answer, { said: "nothing" }>): Promise<boolean> | boolean {
  return answer.said === "line" ? takeLine(item, answer.line) : applyBlockReason(item, answer.blockReason);
}

async function askItem(item: SavedItem, asking: Asking): Promise<Answer> {
  const charge = chargeOf(item);
  if (charge.source !== "form") return askRecord(charge, item, asking);
  // A form has no record. The configuration says whether the council accepts it, and the item's fields give the amount.
  const blockReason = refusalOf(asking.configuration, item.council, item.type);
  return blockReason
    ? { said: "blocked", blockReason }
    : { said: "line", line: charge.reprice(charge.lineOf(item)) };
}

async function askRecord(
  charge: RecordedCharge<CouncilRecord, CartItem, ServiceLine>,
  item: SavedItem,
  { client, terms, signal }: Asking,
): Promise<Answer> {
  const query = recordQuery(charge, item.council, charge.numberOf(item));
  try {
    const { record, attemptOpenSince } = await readRecord(client, charge, query, signal);
    if (!signal.aborted) takeOpenSince(item, attemptOpenSince);
    const line = charge.reprice(charge.lineOf(item), record, terms);
    if (line === undefined && isPaid(charge, record)) return { said: "blocked", blockReason: "paid" };
    return { said: "line", line };
  } catch (error) {
    return answerOfFault(faultOf(error));
  }
}

/** Whether the council's record shows nothing left to pay. Never true for a reload, which has no debt. */
export function isPaid(
  charge: RecordedCharge<CouncilRecord, CartItem, ServiceLine>,
  record: CouncilRecord,
): boolean {
  const owed = charge.owes(record);
  return owed !== undefined && Object.values(owed).every((part) => part <= 0);
}

function answerOfFault(fault: Fault): Answer {
  if (fault.kind === "missing") return { said: "line", line: undefined };
  if (fault.kind !== "refused") return { said: "nothing", fault };
  switch (fault.reason) {
    case "invalid_account":
      return { said: "line", line: undefined };
    case "invalid_council":
    case "invalid_payment_type":
    case "under_maintenance":
      return { said: "blocked", blockReason: fault.reason };
    default:
      return { said: "nothing", fault };
  }
}
