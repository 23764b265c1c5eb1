import type { ChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { MalaysiaDay } from "../domain/malaysiaTime.ts";
import type { Sen } from "../domain/money.ts";
import type { Codec } from "../domain/structs.ts";

/**
 * What a charge type is: everything that differs between assessment, compound, licence, market, parking and
 * local-government charge. Each stands in its own folder behind this interface; screens and the back end know no type by name.
 *
 * Pure rules: the browser shows their answers, the back end decides with the same ones.
 */

/** What the day and the configuration say, for the rules that depend on them. */
export interface ChargeTerms {
  /** Today in Malaysia. */
  readonly today: MalaysiaDay;
  /** The Covid-19 assistance package: a whole percentage off, on the charge types it touches (specification, section 1). */
  readonly assistance: { readonly percent: number; readonly charges: readonly ChargeType[] } | null;
}

/** A labelled value of a record, an item or a line, for a person to read. `label` and `term` are translation keys. */
export type Fact =
  | { readonly label: string; readonly kind: "text"; readonly text: string }
  /** A number, a code or a name: never translated by a browser. */
  | { readonly label: string; readonly kind: "reference"; readonly text: string }
  | { readonly label: string; readonly kind: "term"; readonly term: string }
  | { readonly label: string; readonly kind: "day"; readonly day: string }
  | { readonly label: string; readonly kind: "money"; readonly amount: Sen };

/** A part of an amount: `label` is a translation key; a reduction is negative. */
export interface AmountPart {
  readonly label: string;
  readonly amount: Sen;
}

/** What every cart item holds (specification, section 3). `added_cart_at` is an instant in UTC. */
export interface ItemFields {
  readonly type: ChargeType;
  readonly council: CouncilCode;
  readonly amount: Sen;
  readonly added_cart_at: string;
}

/** What every service line of a payment holds. */
export interface LineFields {
  readonly type: ChargeType;
  readonly council: CouncilCode;
  readonly amount: Sen;
}

/** What every record of a council holds. */
export interface RecordFields {
  readonly _id: string;
  readonly type: ChargeType;
  readonly council: CouncilCode;
}

/** One way to pay a bill: chosen among several (an assessment's selections), or the only one. */
export interface Offer<Item> {
  /** The choice's own name within the charge type; `label` is its translation key. */
  readonly choice: string;
  readonly label: string;
  /** Until when the choice pays, "2026/4"; absent where the charge has no such period. */
  readonly paidUntil?: string;
  readonly amount: Sen;
  /** What the amount is made of; the parts add up to it. */
  readonly parts: readonly AmountPart[];
  /** The item to put in the cart. */
  readonly item: Item;
}

/** What a payment took off a record, by the record's own money fields. Adding settlements up gives what was paid. */
export type Settled = Readonly<Record<string, Sen>>;

export interface ChargeRules<Item extends ItemFields, Line extends LineFields> {
  readonly type: Item["type"] & Line["type"];
  readonly item: Codec<Item>;
  readonly line: Codec<Line>;
  /** The number that names what is paid: with type and council it tells whether an item is already in the cart. */
  numberOf(of: Item | Line): string;
  itemFacts(item: Item): readonly Fact[];
  lineFacts(line: Line): readonly Fact[];
  /** What the line's amount is made of, for the cart, the checkout and the receipt. */
  lineParts(line: Line): readonly AmountPart[];
  /** The line that a payment carries for a cart item. */
  lineOf(item: Item): Line;
}

/** The calls that find records (specification, section 7). */
export type FindCall = "assessments" | "compounds" | "market" | "api/licenses";

/** A charge with a bill to find: assessment, compound, licence, market. */
export interface BillCharge<
  Bill extends RecordFields,
  Row extends RecordFields,
  Item extends ItemFields,
  Line extends LineFields,
> extends ChargeRules<Item, Line> {
  readonly source: "bill";
  readonly findCall: FindCall;
  /** The id as the search sends it (specification, section 5); the back end does the same to what it was sent. */
  normaliseNumber(typed: string): string;
  /** What to enter, as translation keys: a label and a hint with an example. */
  readonly prompt: { readonly label: string; readonly hint: string };
  /** Kinds within the charge that narrow a search; `term` is a translation key. Empty when there are none. */
  readonly searchKinds: readonly { readonly value: string; readonly term: string }[];
  /** A found row: enough to choose by, with names masked. */
  readonly row: Codec<Row>;
  /** The whole record of the chosen row. */
  readonly record: Codec<Bill>;
  /** The fields of rows, records and lines that name a person: masked for the public. */
  readonly nameFields: readonly string[];
  rowFacts(row: Row): readonly Fact[];
  recordFacts(record: Bill): readonly Fact[];
  /** The ways to pay the record today; none that comes to zero, none at all when nothing is due. */
  offers(record: Bill, terms: ChargeTerms, addedAt: Date): readonly Offer<Item>[];
  /** The line as the record and today's terms have it now, or undefined when that choice is no longer there. */
  reprice(line: Line, record: Bill, terms: ChargeTerms): Line | undefined;
  /** What paying the line takes off the record, worked out when the payment is created. */
  settles(line: Line, record: Bill, terms: ChargeTerms): Settled;
  /** What the record still owes, by the same parts as `settles`: a payment that settles more has paid something twice. */
  owes(record: Bill): Settled;
  /** The record less what was settled: a balance is never decremented, it is worked out. */
  remaining(record: Bill, settled: readonly Settled[]): Bill;
}

/** A charge whose account is named and whose amount the citizen chooses: parking. A balance may be unknown. */
export interface ReloadCharge<Account extends RecordFields, Item extends ItemFields, Line extends LineFields>
  extends ChargeRules<Item, Line> {
  readonly source: "reload";
  normaliseNumber(typed: string): string;
  readonly prompt: { readonly label: string; readonly hint: string };
  readonly account: Codec<Account>;
  /** The amounts offered, in sen; the first is preset. A free one lies within `limits`. */
  readonly presets: readonly Sen[];
  readonly limits: { readonly least: Sen; readonly most: Sen };
  accountFacts(account: Account): readonly Fact[];
  itemOf(account: Account, amount: Sen, addedAt: Date): Item;
}

/** A charge that a form describes, with no record behind it: the local-government charge. */
export interface FormCharge<Form, Item extends ItemFields, Line extends LineFields>
  extends ChargeRules<Item, Line> {
  readonly source: "form";
  readonly form: Codec<Form>;
  /** Worked out from the form, never typed. */
  amountOf(form: Form): Sen;
  itemOf(form: Form, council: CouncilCode, addedAt: Date): Item;
}
