import type { Client } from "../api/client.ts";
import { type Fault, faultOf } from "../api/fault.ts";
import { chargeTerms } from "../api/schemas/chargeTerms.ts";
import type { Configuration } from "../api/schemas/configuration.ts";
import { refusalOf } from "../api/schemas/takenCharges.ts";
import { readRecord, recordQuery } from "../api/search.ts";
import type { ChargeTerms, RecordedCharge } from "../charges/charge.ts";
import type { CartItem, CouncilRecord, ServiceLine } from "../charges/index.ts";
import { chargeOf } from "../charges/lines.ts";
import { replaceInCart } from "./cart.ts";
import type { SavedItem } from "./cartState.ts";
import { applyBlockReason, type BlockReason, useFreshAmounts } from "./freshAmounts.ts";
import { askInTurn } from "./inTurn.ts";

/** Asks the server for the amounts of the cart's items, and applies its lines. `useFreshAmounts` notes the news. */

/**
 * Applies the server's line to an item. A new amount replaces the old one in the cart. Without a line, the item can no longer be
 * paid in this form.
 * @returns whether anything changed
 */
async function takeLine(item: SavedItem, line: ServiceLine | undefined): Promise<boolean> {
  if (line === undefined || line.type !== item.type) return applyBlockReason(item, "gone");
  applyBlockReason(item, undefined);
  if (line.amount === item.amount) return false;
  await replaceInCart(withLine(item, line));
  return true;
}

/** Applies the lines in createPayment's answer after an amount had changed. They have the order of the sent items. */
export async function takeChangedLines(items: readonly SavedItem[], fault: Fault): Promise<void> {
  if (fault.kind !== "amount_changed") return;
  for (const [index, item] of items.entries()) await takeLine(item, fault.lines[index] ?? undefined);
}

/** Notes the start of another open payment attempt for an item's bill. Undefined means that there is none. */
function takeOpenSince({ id }: SavedItem, since: string | undefined): void {
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
