import type { ChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { MalaysiaDay } from "../domain/malaysiaTime.ts";
import type { Sen } from "../domain/money.ts";
import type { Codec, ObjectCodec } from "../domain/schemas/codec.ts";
import type { AssistedType } from "./assisted.ts";

/**
 * What a charge type is: everything that differs between assessment, compound, licence, market, parking and
 * local-government charge. Each stands in its own folder behind this interface; screens and the back end know no type by name.
 *
 * Pure rules: the browser shows their answers, the back end decides with the same ones.
 */

/** Values of a licence's codes that mean something: it is meant when any of its fields holds one of them. */
export interface LicenceCodes {
  readonly statusl?: readonly string[];
  readonly m_kod_type?: readonly string[];
  readonly kod_j_niaga?: readonly string[];
}

/** What the councils' licence codes mean; the defaults stand in license/codes.ts. */
export interface LicenceMeanings {
  /** Statuses that may not proceed: nothing of such a licence is paid online. */
  readonly not_allowed: LicenceCodes;
  /** Dogs, hawkers and risky trades: not renewed online. */
  readonly risky: LicenceCodes;
  /** Several trading licences in one: renewed at the counter. */
  readonly several: LicenceCodes;
  /** Renewed only with the consent of a named person. */
  readonly consent: LicenceCodes;
  /** Operasi licences: of a print type under 4 they need the owner's photo (docs/specification.md, section 5). */
  readonly operation: LicenceCodes;
}

/** What the day and the configuration say, for the rules that depend on them. */
export interface ChargeTerms {
  /** Today in Malaysia. */
  readonly today: MalaysiaDay;
  /**
   * The Covid-19 assistance package: a whole percentage off, on the charge types it touches (docs/specification.md, section 1).
   */
  readonly assistance: { readonly percent: number; readonly charges: readonly AssistedType[] } | null;
  readonly licences: LicenceMeanings;
}

/** A labelled value of a record, an item or a line, for a person to read. `label` and `term` are translation keys. */
export type Fact =
  | { readonly label: string; readonly kind: "text"; readonly text: string }
  /** A number, a code or a name: never translated by a browser. */
  | { readonly label: string; readonly kind: "reference"; readonly text: string }
  | { readonly label: string; readonly kind: "term"; readonly term: string }
  | { readonly label: string; readonly kind: "day"; readonly day: string }
  | { readonly label: string; readonly kind: "money"; readonly amount: Sen };

/** What a person should know of a record before paying: a warning stands in the way of something. */
export interface ChargeNotice {
  readonly tone: "info" | "warning";
  /** A translation key, and what it names. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The person who consents to the renewal of a trading licence (docs/specification.md, section 3). */
export interface Consent {
  readonly name: string;
  readonly ic_no: string;
}

/** A part of an amount: `label` is a translation key; a reduction is negative. */
export interface AmountPart {
  readonly label: string;
  readonly amount: Sen;
}

/** What every cart item holds (docs/specification.md, section 3). `added_cart_at` is an instant in UTC. */
interface ItemFields {
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

interface ChargeRules<Item extends ItemFields, Line extends LineFields> {
  readonly type: Item["type"] & Line["type"];
  readonly item: Codec<Item>;
  readonly line: ObjectCodec<Line>;
  /** The fields of rows, records and lines that name a person: for the public a text is masked, anything else left out. */
  readonly nameFields: readonly string[];
  /** The number that names what is paid: with type and council it tells whether an item is already in the cart. */
  numberOf(of: Item | Line): string;
  itemFacts(item: Item): readonly Fact[];
  lineFacts(line: Line): readonly Fact[];
  /** What the line's amount is made of, for the cart, the checkout and the receipt. */
  lineParts(line: Line): readonly AmountPart[];
  /** The line that a payment carries for a cart item. */
  lineOf(item: Item): Line;
  /** Who pays, where the item's own form asked it. */
  payerOf?(item: Item): { readonly name: string; readonly email: string; readonly phone: string };
  /** The licence or permit whose removal from the cart removes the item too (docs/specification.md, section 4: "Cart removal"). */
  licenceNumberOf?(item: Item): string;
}

/** Kinds within a charge that narrow a search: the search query's `compound_type` (docs/specification.md, section 3). */
interface RequestedKinds {
  /** Translation keys: what is asked, and the choice of them all. */
  readonly label: string;
  readonly any: string;
  /** `term` is a translation key. */
  readonly values: readonly { readonly value: string; readonly term: string }[];
}

interface SearchKinds<Row> extends RequestedKinds {
  kindOf(row: Row): string;
}

/** What is asked to find a record, and what becomes of what was typed: all that the search's form needs to know of a charge. */
export interface ChargeSearch {
  /** The id as the search sends it (docs/specification.md, section 5); the back end does the same to what it was sent. */
  normaliseNumber(typed: string): string;
  /**
   * No number of it is as long as a card's (docs/specification.md, section 5, search hints): what looks like one is not looked
   * up.
   */
  readonly hasShortNumbers?: true;
  /** Which of the council's registers holds the number: the search query's `database` (docs/specification.md, section 3). */
  registerOf(number: string): string;
  /** What to enter, as translation keys: a label, a hint with an example, and what is said when nothing is found. */
  readonly prompt: { readonly label: string; readonly hint: string; readonly nothing: string };
  /** What it finds may ask for more than a choice, in a form: how much to pay, or who consents. */
  readonly asksMore?: true;
  /** Absent where a charge has no kinds to narrow a search by. */
  readonly searchKinds?: RequestedKinds;
}

/** The calls that find records (docs/specification.md, section 7). */
export type FindCall = "assessments" | "compounds" | "market" | "api/licenses";

/** What a charge with a council's record behind it has besides: a bill to pay, or an account to reload. */
export interface RecordedCharge<
  Recorded extends RecordFields,
  Item extends ItemFields,
  Line extends LineFields,
> extends ChargeRules<Item, Line>,
    ChargeSearch {
  /** The field of records, items and lines that holds the number, as it is printed. */
  readonly numberField: string;
  numberOf(of: Recorded | Item | Line): string;
  /** The numbers that find a record where it is not its own alone, each as it is printed. The owner's is an identity number. */
  foundBy?(record: Recorded, ownersNumber: string | undefined): readonly (string | undefined)[];
  /** The whole record. */
  readonly record: ObjectCodec<Recorded>;
  recordFacts(record: Recorded): readonly Fact[];
  /** The line as the record and today's terms have it now, or undefined when it can no longer be paid so. */
  reprice(line: Line, record: Recorded, terms: ChargeTerms): Line | undefined;
  /** What paying the line takes off the record, worked out when the payment is created. */
  settles(line: Line, record: Recorded, terms: ChargeTerms): Settled;
  /**
   * What of the line's amount paid each part that it settles, where a reduction made that less; together they are the amount.
   * Absent where every part was paid whole.
   */
  paysFor?(line: Line, settled: Settled): Settled;
  /**
   * What the record still owes, by the same parts as `settles`: a payment that settles more has paid something twice.
   * Undefined where nothing can be paid twice.
   */
  owes(record: Recorded): Settled | undefined;
  /** The record with what was settled: a balance is never decremented, it is worked out. */
  remaining(record: Recorded, settled: readonly Settled[]): Recorded;
}

/** A charge with a bill to find: assessment, compound, licence, market. */
export interface BillCharge<
  Bill extends RecordFields,
  Row extends RecordFields,
  Item extends ItemFields,
  Line extends LineFields,
> extends RecordedCharge<Bill, Item, Line> {
  readonly source: "bill";
  readonly findCall: FindCall;
  readonly searchKinds?: SearchKinds<Row>;
  /** A found row: enough to choose by, with names masked. */
  readonly row: ObjectCodec<Row>;
  rowFacts(row: Row): readonly Fact[];
  /** The ways to pay the record today; none that comes to zero, none at all when nothing is due. */
  offers(record: Bill, terms: ChargeTerms, addedAt: Date): readonly Offer<Item>[];
  /** The choice among the offers that the item was added by. */
  choiceOf(item: Item): string;
  /** What stands in the way of paying the record, or should be known before. */
  notices?(record: Bill, terms: ChargeTerms): readonly ChargeNotice[];
  /** Where some items are paid only with somebody's consent (docs/specification.md, section 3). */
  readonly consent?: {
    /** What is asked and why, as translation keys. */
    readonly prompt: { readonly title: string; readonly help: string };
    isNeeded(item: Item, terms: ChargeTerms): boolean;
    give(item: Item, consent: Consent): Item;
  };
}

/** A charge whose account is named and whose amount the citizen chooses: parking. */
export interface ReloadCharge<Account extends RecordFields, Item extends ItemFields, Line extends LineFields>
  extends RecordedCharge<Account, Item, Line> {
  readonly source: "reload";
  /** The amounts offered, in sen; the first is preset. A free one lies within `limits`. */
  readonly presets: readonly Sen[];
  readonly limits: { readonly least: Sen; readonly most: Sen };
  itemOf(account: Account, amount: Sen, addedAt: Date): Item;
}

/** A field of a charge's form. */
export interface FormInput {
  readonly name: string;
  /** Translation keys. */
  readonly label: string;
  /** What a message calls it, where its label does not stand within a sentence. */
  readonly inSentence?: string;
  readonly hint?: string;
  readonly input: "text" | "name" | "count" | "day" | "email" | "phone";
  /** What the browser may fill in (HTML autocomplete). */
  readonly autoComplete?: string;
}

/** What a form holds while it is filled in: texts, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** From a day to another, each YYYY-MM-DD, and how many days are between them. */
export interface FormPeriod {
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

/** What is wrong with a form's field: the name of a rule of the validation texts, and what its text says besides the field. */
export interface FormProblem {
  readonly field: string;
  readonly rule:
    | "required"
    | "max"
    | "between"
    | "email"
    | "phone"
    | "date"
    | "date_format"
    | "afterStart"
    | "longest"
    | "characters"
    | "cardNumber";
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A charge that a form describes, with no record behind it: the local-government charge. */
export interface FormCharge<Item extends ItemFields, Line extends LineFields>
  extends ChargeRules<Item, Line> {
  readonly source: "form";
  readonly inputs: readonly FormInput[];
  /** What is wrong, the first of each field; nothing when the form may be carted. */
  problems(values: FormValues): readonly FormProblem[];
  /** The days that the amount is worked out from; undefined while they cannot be told. */
  periodOf(values: FormValues): FormPeriod | undefined;
  /** The amount, never typed; undefined while it cannot be told. */
  priceOf(values: FormValues): Sen | undefined;
  /** @throws RangeError when the form has problems */
  itemOf(values: FormValues, council: CouncilCode, addedAt: Date): Item;
  /** The line as its own fields have it, or undefined when they contradict themselves. */
  reprice(line: Line): Line | undefined;
}
