import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  number,
  object,
  optional,
  string,
  union,
} from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";

/** The answer to POST /api/admin/loads/{council}/{charge}: lines of JSON, of which the last one says how the load ended. */

/** The largest file of records that the desk sends, in bytes. */
export const LARGEST_LOAD = 128 * 1024 * 1024;

/**
 * The ids of held-out records that a person confirmed, each encoded for an address, between commas. Their numbers stay out of
 * addresses.
 */
export const CONFIRMED_HEADER = "kaunter-confirmed-records";

/** The media types of a file of records, by the ending of its name. */
export const LOAD_TYPES = {
  json: "application/json",
  ndjson: "application/x-ndjson",
  csv: "text/csv",
} as const;

/** Why a record was not loaded. */
export const HELD_OUT_REASONS = [
  /** Its figures would ask again for what citizens paid. A person can confirm them. */
  "paid",
  /** `posted_through` names no remittance of this council. */
  "remittance",
  /** `as_of` is in the future, so later payments would count as included. */
  "as_of",
] as const;

/** Why a field of a record is wrong. The desk has words for each. `wanted` below completes some of them. */
export const FIELD_REASONS = [
  "missing",
  /** It is not the value `wanted`. */
  "choice",
  /** It is none of the values `wanted`. */
  "one_of",
  /** It is less than the number or the field `wanted`. */
  "least",
  /** It is more than the number or the field `wanted`. */
  "most",
  /** It is not the sum `wanted`. */
  "sum",
  /** It is before the day of the field `wanted`. */
  "before",
  "negative",
  "ringgit",
  "text",
  "integer",
  "photo",
  "unexpected",
  "object",
  "list",
  "day",
  "remittance",
  "identity_number",
  "charge_type",
  /** The number of the bill has no letter and no digit. */
  "number",
  /** It differs from the field `wanted`. */
  "other_number",
  "same_bill",
] as const;

export type FieldReason = (typeof FIELD_REASONS)[number];

/** Why a file has no readable form. The desk has words for each. */
export const FORM_REASONS = [
  "json",
  /** The line `line` of a file with a record on each line is not JSON. */
  "line",
  /** The line `line` of a table has other columns than its first line, or a quotation mark in the wrong place. */
  "row",
  "table",
] as const;

export type FormReason = (typeof FORM_REASONS)[number];

const count = whole({ min: 0 });

const progress = object({
  progress: enums(["checking", "loading"]),
  /** The part that is done, from 0 to 1. */
  done: number(),
  records: count,
});

export type LoadProgress = Infer<typeof progress>;

const loadEnd = union([
  object({
    end: literal("loaded"),
    loaded: count,
    added: count,
    changed: count,
    unchanged: count,
    withdrawn: count,
    held_out: count,
    /** The first of the held-out records. */
    records: array(object({ _id: string(), reason: enums(HELD_OUT_REASONS), receipts: array(string()) })),
  }),
  /**
   * Records are wrong. Nothing was loaded. `message` says in English what the field must be. A problem without a reason has no
   * other words.
   */
  object({
    end: literal("wrong"),
    records: count,
    refused: count,
    problems: array(
      object({
        place: string(),
        field: string(),
        message: string(),
        reason: optional(enums(FIELD_REASONS)),
        wanted: optional(string()),
      }),
    ),
  }),
  /**
   * The file has no readable form. Nothing was loaded. `problem` says why in English. A problem without a reason has no other
   * words.
   */
  object({
    end: literal("unreadable"),
    problem: string(),
    reason: optional(enums(FORM_REASONS)),
    line: optional(count),
  }),
  object({ end: literal("empty") }),
  /** A complete file lacks so many stored records. Nothing was loaded. */
  object({ end: literal("missing"), records: count }),
  /** Another load of these records has not ended. Nothing was loaded. */
  object({ end: literal("busy"), since: instant }),
  /** The log-in or the role ended meanwhile. Nothing was loaded. */
  object({ end: literal("forbidden"), logged_in: boolean() }),
  /** The server failed. Loading the same file again goes on. */
  object({ end: literal("failed") }),
]);

export type LoadEnd = Infer<typeof loadEnd>;

export const loadLine = union([progress, loadEnd]);
