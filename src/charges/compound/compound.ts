import { enums, type Infer, literal, number, object, optional } from "superstruct";
import { COMPOUND_CATEGORIES, COMPOUND_TYPES } from "../../domain/compounds.ts";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Compounds: the record, the cart item and the payment's line (rules 3.3, 3.7). Amounts are sen. */

const notice = {
  compound_no: shortText,
  compound_type: enums(COMPOUND_TYPES),
};

const seen = {
  category: enums(COMPOUND_CATEGORIES),
  offence: shortText,
  issued_on: day,
  vehicle_no: optionalText,
};

export const compoundRow = object({
  _id: shortText,
  type: literal("compound"),
  council: councilCode,
  ...notice,
  ...seen,
  /** The amount due, so that a citizen can choose among several. */
  amount: optional(ringgit),
});

const found = {
  compound_id: shortText,
  payer: shortText,
  due_date: day,
  /** The amount due. Zero once paid. */
  amount: ringgit,
};

export const compoundRecord = object({
  _id: shortText,
  type: literal("compound"),
  council: councilCode,
  ...notice,
  ...seen,
  ...found,
});

export const compoundItem = object({
  /** The key in cartDB. Absent until the item is saved. */
  id: optional(number()),
  _id: shortText,
  type: literal("compound"),
  council: councilCode,
  added_cart_at: instant,
  ...notice,
  ...seen,
  ...found,
});

export const compoundLine = object({
  type: literal("compound"),
  council: councilCode,
  ...notice,
  compound_id: shortText,
  payer: shortText,
  amount: ringgit,
});

export type CompoundRow = Infer<typeof compoundRow>;
export type CompoundRecord = Infer<typeof compoundRecord>;
export type CompoundItem = Infer<typeof compoundItem>;
export type CompoundLine = Infer<typeof compoundLine>;
