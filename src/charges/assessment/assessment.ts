import { boolean, enums, type Infer, literal, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { quarter } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Assessment and land cess: the record, the cart item and the payment's line (rules 3.3, 3.7). Amounts are sen. */

const owner = {
  assessment_no: shortText,
  name: shortText,
  house_no: optionalText,
  current_title: optionalText,
};

export const assessmentRow = object({
  _id: shortText,
  type: literal("assessment"),
  council: councilCode,
  ...owner,
});

const figures = {
  /** Owed for earlier years. */
  arrears: ringgit,
  /** Billed this year and not paid yet. */
  current: ringgit,
  /** The unpaid rest of the whole year, including `current`. */
  full_year: ringgit,
  /** The reduction for paying the whole year. */
  discount: ringgit,
  /** The land cess owed, a separate amount. */
  landcess_effect: ringgit,
  /** The last quarter billed this year, 1 to 4. */
  billed_quarter: enums([1, 2, 3, 4]),
  /** Arrears, current and land cess: the sum due now (rule 7.11). */
  balance: ringgit,
};

export const assessmentRecord = object({
  _id: shortText,
  type: literal("assessment"),
  council: councilCode,
  ...owner,
  ...figures,
});

/** 1 pays the arrears, 2 the billed amount, 3 the whole year with its discount (rule 9.8). */
export const SELECTIONS = [1, 2, 3] as const;

export type Selection = (typeof SELECTIONS)[number];

const priced = {
  amount: ringgit,
  full_payment: boolean(),
  gst_amount: ringgit,
  special_discount: ringgit,
  paid_until: quarter,
};

export const assessmentItem = object({
  /** The key in cartDB. Absent until the item is saved. */
  id: optional(number()),
  _id: shortText,
  type: literal("assessment"),
  council: councilCode,
  added_cart_at: instant,
  selection: enums(SELECTIONS),
  ...owner,
  ...figures,
  ...priced,
});

export const assessmentLine = object({
  type: literal("assessment"),
  council: councilCode,
  ...owner,
  ...priced,
  discount: ringgit,
  landcess_effect: ringgit,
});

export type AssessmentRow = Infer<typeof assessmentRow>;
export type AssessmentRecord = Infer<typeof assessmentRecord>;
export type AssessmentItem = Infer<typeof assessmentItem>;
export type AssessmentLine = Infer<typeof assessmentLine>;
