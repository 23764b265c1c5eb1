import type { ChargeType } from "../domain/chargeTypes.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { Language } from "../domain/language.ts";
import type { MalaysiaDay } from "../domain/malaysiaTime.ts";
import type { Sen } from "../domain/money.ts";
import type { Codec, ObjectCodec } from "../domain/schemas/codec.ts";
import type { AssistedType } from "./assisted.ts";

/**
 * The rules of a charge type: everything that differs between assessment, compound, licence, market, parking and local-government
 * charge. Each type is in its own folder behind this interface. Screens and the back end name no type.
 *
 * The rules are pure functions. The browser shows their results, and the back end decides with the same functions.
 */

/** Values of a licence's codes. A licence matches when any of its fields has one of the values. */
export interface LicenceCodes {
  readonly statusl?: readonly string[];
  readonly m_kod_type?: readonly string[];
  readonly kod_j_niaga?: readonly string[];
}

/** The meanings of the councils' licence codes. license/codes.ts has the defaults. */
export interface LicenceMeanings {
  /** Statuses that block all online payment for the licence. */
  readonly not_allowed: LicenceCodes;
  /** Dogs, hawkers and risky trades. They cannot be renewed online (rule 8.16). */
  readonly risky: LicenceCodes;
  /** Several trading licences in one. Only the council's counter renews them (rule 8.17). */
  readonly several: LicenceCodes;
  /** Renewing requires the consent of a named person. */
  readonly consent: LicenceCodes;
  /** Operasi licences. With a print type under 4 they need the owner's photo (rule 5.14). */
  readonly operation: LicenceCodes;
}

/** The date and the configuration, for the rules that depend on them. */
export interface ChargeTerms {
  readonly today: MalaysiaDay;
  /** The Covid-19 assistance package (rule 1.8): a whole percentage off these charge types. Null while it is off. */
  readonly assistance: { readonly percent: number; readonly charges: readonly AssistedType[] } | null;
  readonly licences: LicenceMeanings;
}

/** A sentence in each language, for screens, documents and messages alike. */
export type Wording = Readonly<Record<Language, string>>;

/** A labelled value of a record, an item or a line, for display. `label` and `term` are translation keys. */
export type Fact =
  | { readonly label: string; readonly kind: "text"; readonly text: string }
  /** A number, a code or a name. Browsers must not translate it. */
  | { readonly label: string; readonly kind: "reference"; readonly text: string }
  | { readonly label: string; readonly kind: "term"; readonly term: string }
  | { readonly label: string; readonly kind: "day"; readonly day: string }
  /** A year, a quarter "2026/2" or a month "03/2027". Screens and documents show it in words (periodInWords). */
  | { readonly label: string; readonly kind: "period"; readonly period: string }
  | { readonly label: string; readonly kind: "money"; readonly amount: Sen };

/** A notice about a record, shown before payment. A warning means that something cannot be paid online. */
export interface ChargeNotice {
  readonly tone: "info" | "warning";
  /** A translation key with its values. */
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The person who consents to the renewal of a trading licence (rule 3.12). */
export interface Consent {
  readonly name: string;
  readonly ic_no: string;
}

/** A part of an amount. `label` is a translation key. A reduction is negative. */
export interface AmountPart {
  readonly label: string;
  readonly amount: Sen;
}

/** The fields of every cart item (rule 3.3). `added_cart_at` is an instant in UTC. */
interface ItemFields {
  readonly type: ChargeType;
  readonly council: CouncilCode;
  readonly amount: Sen;
  readonly added_cart_at: string;
}

/** The fields of every service line of a payment. */
export interface LineFields {
  readonly type: ChargeType;
  readonly council: CouncilCode;
  readonly amount: Sen;
}

/** The fields of every record of a council. */
export interface RecordFields {
  readonly _id: string;
  readonly type: ChargeType;
  readonly council: CouncilCode;
}

/** One way to pay a bill: one of several choices (an assessment's selections), or the only one. */
export interface Offer<Item> {
  /** The choice's name within the charge type. `label` is its translation key. */
  readonly choice: string;
  readonly label: string;
  /** The period that the choice pays for, "2026/4". Absent for a charge without such a period. */
  readonly paidUntil?: string;
  readonly amount: Sen;
  /** The parts of the amount. They add up to it. */
  readonly parts: readonly AmountPart[];
  readonly item: Item;
}

/** The amounts that a payment settled, by the record's money fields. The sum of all settlements is what was paid. */
export type Settled = Readonly<Record<string, Sen>>;

interface ChargeRules<Item extends ItemFields, Line extends LineFields> {
  readonly type: Item["type"] & Line["type"];
  readonly item: Codec<Item>;
  readonly line: ObjectCodec<Line>;
  /**
   * The fields of rows, records and lines that lead to a person: first the name, then a vehicle, a house or a land title. The
   * public sees text masked, and nothing of any other value (masking.ts).
   */
  readonly personalFields: readonly string[];
  /** The number of the bill, licence or account. With type and council it shows whether an item is already in the cart. */
  numberOf(of: Item | Line): string;
  /** The translation key of the item's kind, where it says more than the charge type's name. */
  kindOf?(of: Item | Line): string | undefined;
  itemFacts(item: Item): readonly Fact[];
  lineFacts(line: Line): readonly Fact[];
  /**
   * The consequence of a cheaper choice, which every summary repeats.
   * @param year the year of the payment in Malaysia, because an assessment's line names its period alone
   */
  consequenceOf?(of: Item | Line, year: number): Wording | undefined;
  /** The parts of the line's amount, for the cart, the checkout and the receipt. */
  lineParts(line: Line): readonly AmountPart[];
  lineOf(item: Item): Line;
  /** The payer, if the item's own form asked for one. */
  payerOf?(item: Item): { readonly name: string; readonly email: string; readonly phone: string };
  /** The licence or permit whose removal from the cart also removes this item (rule 4.13). */
  licenceNumberOf?(item: Item): string;
}

/** Kinds within a charge that narrow a search: the search query's `compound_type` (rule 3.15). */
interface RequestedKinds {
  /** Translation keys: the question, and the choice of all kinds. */
  readonly label: string;
  readonly any: string;
  /** `term` is a translation key. */
  readonly values: readonly { readonly value: string; readonly term: string }[];
}

interface SearchKinds<Row> extends RequestedKinds {
  kindOf(row: Row): string;
}

/** How to search for a record: everything about a charge type that the search form needs. */
export interface ChargeSearch {
  /** Turns the typed id into the id that the search sends (rule 5.13). The back end repeats this with every received id. */
  normaliseNumber(typed: string): string;
  /**
   * The numbers of this type are all shorter than a card's (rule 5.24). So the search refuses a number that looks like a card's.
   */
  readonly hasShortNumbers?: true;
  /** The numbers of this type are digits, so a phone opens its numeric keyboard. */
  readonly isNumeric?: true;
  /** The council's register of this number: the search query's `database` (rule 3.15). */
  registerOf(number: string): string;
  /**
   * Translation keys: a label, a hint, and the text when nothing is found. The hint shows the council's example number
   * (`councils.<code>.examples`), or else this one.
   */
  readonly prompt: {
    readonly label: string;
    readonly hint: string;
    readonly example: string;
    readonly nothing: string;
  };
  /** A found record needs a form, not just a choice: for the amount to pay, or for who consents. */
  readonly asksMore?: true;
  /** A council may ask for a fact from the bill besides a person's number (`billFact`). */
  readonly hasBillFact?: true;
  /** Absent for a charge without kinds. */
  readonly searchKinds?: RequestedKinds;
}

/** Numbers of persons that find bills: an identity number, or the number of a vehicle. */
export type PersonalNumber = "identity" | "vehicle";

/** The calls that find records (rules 7.12, 7.13). */
export type FindCall = "assessments" | "compounds" | "market" | "api/licenses";

/** A charge with a council's record: a bill to pay, or an account to reload. */
export interface RecordedCharge<
  Recorded extends RecordFields,
  Item extends ItemFields,
  Line extends LineFields,
> extends ChargeRules<Item, Line>,
    ChargeSearch {
  /** The field of records, items and lines that contains the printed number. */
  readonly numberField: string;
  numberOf(of: Recorded | Item | Line): string;
  /** All printed numbers that find a record, if there are more than its own. The owner's number is an identity number. */
  foundBy?(record: Recorded, ownersNumber: string | undefined): readonly (string | undefined)[];
  /**
   * The kind of a person's number that a normalised number may be, for a charge with `foundBy`. Searches by such a number have
   * limits of their own.
   */
  personalNumber?(number: string): PersonalNumber | undefined;
  /** A fact that this charge's bills print beside the number. The server shows it in no row until the search has sent it. */
  readonly billFact?: {
    of(record: Recorded): string;
    /** Normalises a fact as the citizen typed it. */
    normalise(typed: string): string;
    /** The number of characters of a fact. */
    readonly length: number;
  };
  readonly record: ObjectCodec<Recorded>;
  recordFacts(record: Recorded): readonly Fact[];
  /** The line at the current record and today's terms. Undefined when it cannot be paid any more as requested. */
  reprice(line: Line, record: Recorded, terms: ChargeTerms): Line | undefined;
  /**
   * The amounts that the record still owes, by the same parts as `SettlementRules.settles`. A payment that settles more has paid
   * something twice. Undefined when nothing can be paid twice.
   */
  owes(record: Recorded): Settled | undefined;
}

/** What a payment does to a record. Only the server applies these rules, so a browser loads none of them. */
export interface SettlementRules<RecordOfCharge extends RecordFields, Line extends LineFields> {
  /** The amounts that paying the line settles. The server calculates them when it creates the payment. */
  settles(line: Line, record: RecordOfCharge, terms: ChargeTerms): Settled;
  /**
   * How much of the line's amount paid each settled part, after reductions. The parts add up to the amount. Absent when no part
   * is ever reduced.
   */
  paysFor?(line: Line, settled: Settled): Settled;
  /** The record after the given settlements. We never decrement a stored balance: we calculate it. */
  remaining(record: RecordOfCharge, settled: readonly Settled[]): RecordOfCharge;
}

/** A charge whose bill the citizen searches for: assessment, compound, licence, market. */
export interface BillCharge<
  Bill extends RecordFields,
  Row extends RecordFields,
  Item extends ItemFields,
  Line extends LineFields,
> extends RecordedCharge<Bill, Item, Line> {
  readonly source: "bill";
  readonly findCall: FindCall;
  readonly searchKinds?: SearchKinds<Row>;
  /** A found row, with masked names and enough facts to choose by. */
  readonly row: ObjectCodec<Row>;
  /** The printed number of a row. */
  numberOfRow(row: Row): string;
  rowFacts(row: Row): readonly Fact[];
  /** The amount due of a row. Absent for a charge whose rows have none: a number finds several bills of the others seldom. */
  dueOfRow?(row: Row): Sen | undefined;
  /** The labels of the record's facts that are shown beside its amount: what for, until when, and whose. */
  readonly keyFacts: readonly string[];
  /** The ways to pay the record today. It leaves out amounts of zero, and is empty when nothing is due. */
  offers(record: Bill, terms: ChargeTerms, addedAt: Date): readonly Offer<Item>[];
  /** The choice that most citizens come for. It is preselected where it is offered. */
  readonly usualChoice: string;
  /** The choice that the citizen made for this item. */
  choiceOf(item: Item): string;
  /** Notices that say why the record cannot be paid, or inform the payer before a payment. */
  notices?(record: Bill, terms: ChargeTerms): readonly ChargeNotice[];
  /** For charges where some items require somebody's consent (rule 3.12). */
  readonly consent?: {
    /** Translation keys: the question and its reason. */
    readonly prompt: { readonly title: string; readonly help: string };
    isNeeded(item: Item, terms: ChargeTerms): boolean;
    give(item: Item, consent: Consent): Item;
  };
}

/** A charge where the citizen names an account and chooses the amount: parking. */
export interface ReloadCharge<Account extends RecordFields, Item extends ItemFields, Line extends LineFields>
  extends RecordedCharge<Account, Item, Line> {
  readonly source: "reload";
  /** The offered amounts in sen. The first is the default. Any amount within `limits` is accepted. */
  readonly presets: readonly Sen[];
  readonly limits: { readonly least: Sen; readonly most: Sen };
  itemOf(account: Account, amount: Sen, addedAt: Date): Item;
}

/** A field of a charge's form. */
export interface FormInput {
  readonly name: string;
  /** A translation key. */
  readonly label: string;
  /** The field's name inside a message, if the label does not fit into a sentence. */
  readonly inSentence?: string;
  readonly hint?: string;
  readonly input: "text" | "name" | "count" | "day" | "email" | "phone";
  /** HTML's autocomplete attribute. */
  readonly autoComplete?: string;
}

/** The typed values of a form, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Two dates, YYYY-MM-DD, and the days between them. */
export interface FormPeriod {
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

/** An error of a form's field: the name of a validation rule, and the values for its message. */
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

/** A charge without a record, described by a form: the local-government charge. */
export interface FormCharge<Item extends ItemFields, Line extends LineFields>
  extends ChargeRules<Item, Line> {
  readonly source: "form";
  /** The line with its amount calculated again, or undefined when its fields contradict each other. */
  reprice(line: Line): Line | undefined;
}

/** The rules of the form of a charge without a record. */
export interface FormRules<Item extends ItemFields> {
  readonly inputs: readonly FormInput[];
  /** The first error of each field. Empty when the form can go into the cart. */
  problems(values: FormValues): readonly FormProblem[];
  /** The period that the amount depends on. Undefined until the form is complete enough. */
  periodOf(values: FormValues): FormPeriod | undefined;
  /** The calculated amount. Undefined until the form is complete enough. */
  priceOf(values: FormValues): Sen | undefined;
  /** @throws RangeError when the form has errors */
  itemOf(values: FormValues, council: CouncilCode, addedAt: Date): Item;
}
