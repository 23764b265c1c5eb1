import { type Infer, literal, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Market stall fees: the record, the cart item and the payment's line. Money is sen in memory. */

const stall = {
  _id: shortText,
  type: literal("market"),
  council: councilCode,
  stall_no: shortText,
  /** The name of the market. */
  market: optionalText,
  tenant: shortText,
};

/** Negative when the tenant owes (docs/specification.md, section 9). */
const balance = ringgit;

export const marketRow = object(stall);

export const marketRecord = object({ ...stall, balance });

export const marketItem = object({
  /** cartDB's key; absent before the item is saved. */
  id: optional(number()),
  ...stall,
  added_cart_at: instant,
  balance,
  amount: ringgit,
});

/**
 * "Market and parking items are sent as they are, except that the market balance is removed" (docs/specification.md, section
 * 3).
 */
export const marketLine = object({ ...stall, added_cart_at: instant, amount: ringgit });

export type MarketRow = Infer<typeof marketRow>;
export type MarketRecord = Infer<typeof marketRecord>;
export type MarketItem = Infer<typeof marketItem>;
export type MarketLine = Infer<typeof marketLine>;
