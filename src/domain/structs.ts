import {
  coerce,
  define,
  enums,
  mask,
  nonempty,
  number,
  optional,
  pattern,
  record,
  refine,
  Struct,
  size,
  string,
  union,
} from "superstruct";
import { CHARGE_TYPES } from "./chargeTypes.ts";
import { isEmail, isPhone, NAME_LONGEST } from "./contact.ts";
import { COUNCIL_CODES } from "./councils.ts";
import {
  isOrderNumber,
  isPaymentId,
  isStatusToken,
  type OrderNumber,
  type PaymentId,
  type StatusToken,
} from "./identifiers.ts";
import { instantText } from "./instant.ts";
import { ringgitFromSen, type Sen, sen, senFromRinggit } from "./money.ts";

/** Schemas of the values that cross a border: the wire, cartDB, a database. Decode with superstruct's `create`, once. */

const MONEY = "ringgit";

const senValue = define<Sen>(MONEY, (value) => Number.isSafeInteger(value));

/** Ringgit on the wire ("12.50", or a number), sen in memory. A third decimal is refused. */
export const ringgit: Struct<Sen, null> = coerce(senValue, union([string(), number()]), (value) => {
  try {
    return senFromRinggit(value);
  } catch {
    return Number.NaN;
  }
});

/**
 * A map by texts, such as a bank's name by its code. Superstruct's own `record` reads what an old library of the page gave to
 * every object as entries too.
 */
export function mapOf<Value>(value: Struct<Value, unknown>): Struct<Record<string, Value>, null> {
  return new Struct({
    ...record(string(), value),
    *entries(map: unknown) {
      for (const [key, held] of Object.entries(map ?? {})) yield [key, held, value];
    },
  });
}

export const councilCode = enums(COUNCIL_CODES);
export const chargeType = enums(CHARGE_TYPES);
export const paymentId = define<PaymentId>("payment id", isPaymentId);
export const orderNumberText = define<OrderNumber>("order number", isOrderNumber);
export const statusToken = define<StatusToken>("status token", isStatusToken);

export const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** An instant in UTC, ISO 8601. */
export const instant = define<string>(
  "instant",
  (value) => typeof value === "string" && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
);

export const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day of the calendar, YYYY-MM-DD. */
export const day = define<string>("day", (value) => typeof value === "string" && isDay(value));

/** Date.parse takes 30 February for 2 March: only a day that reads back as itself is one. */
export function isDay(text: string): boolean {
  const parsed = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && instantText(parsed).startsWith(text);
}

/** A year and a quarter, "2026/4": what an assessment is paid until (specification, section 9). */
export const quarter = pattern(string(), /^\d{4}\/[1-4]$/);

/**
 * Without control characters, without those that reorder what stands around them, and without halves of characters: a name
 * reads as it is written, and comes back from a database as it went in.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/** Plain text of 1 to 200 characters. */
export const shortText = pattern(size(nonempty(string()), 1, 200), PLAIN);

/** A person's name (specification, section 5). */
export const personName = refine(
  shortText,
  "name",
  (value) => value.trim() !== "" && [...value].length <= NAME_LONGEST,
);

export const emailText = define<string>("email", (value) => typeof value === "string" && isEmail(value));
export const phoneText = define<string>("phone", (value) => typeof value === "string" && isPhone(value));

export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 1024;

/** A new password. Who guesses is slowed down, not stopped. */
export const userPassword = refine(
  string(),
  `password of ${PASSWORD_SHORTEST} to ${PASSWORD_LONGEST} characters`,
  (value) => value.length >= PASSWORD_SHORTEST && value.length <= PASSWORD_LONGEST,
);

export const IDENTITY_NUMBER = /^[A-Za-z0-9/ -]{4,20}$/;

/** An identity card, passport, army or police number as it is printed (protocols 4.2). */
export const identityNumber = define<string>(
  "identity number",
  (value) => typeof value === "string" && IDENTITY_NUMBER.test(value),
);

export const optionalText = optional(pattern(size(string(), 0, 200), PLAIN));

/** An object as the wire and the databases hold it: its amounts are ringgit with two decimals. */
export type WireObject = Readonly<Record<string, unknown>>;

/** Reads an object from outside, money in sen; writes it back, money in ringgit. */
export interface Codec<Value> {
  /** @throws StructError naming the field that does not hold */
  read(value: unknown): Value;
  write(value: Value): WireObject;
}

/** Any struct, whatever it reads: what a description of it is made of. */
export type AnyStruct = Pick<Struct, "type" | "schema" | "entries" | "validate">;

/** A codec that tells what it reads. */
export interface ObjectCodec<Value> extends Codec<Value> {
  readonly struct: AnyStruct;
}

/**
 * The codec of an object's schema. The schema tells which fields are money, so that a count of days is never taken for sen.
 * Fields that the schema does not name are left out on the way in: a council's record may hold more than we show.
 */
export function codec<Value extends object, Fields extends Record<string, unknown>>(
  schema: Struct<Value, Fields>,
): ObjectCodec<Value> {
  return {
    struct: schema,
    read: (value) => mask(value, schema),
    write: (value) =>
      Object.fromEntries(
        Object.entries(value).map(([key, held]) => [
          key,
          isMoney(schema.schema[key]) && typeof held === "number" ? ringgitFromSen(sen(held)) : held,
        ]),
      ),
  };
}

/** True of `ringgit` and of what is made of it: an optional amount is money too. */
function isMoney(field: unknown): boolean {
  return field instanceof Struct && field.type === MONEY;
}
