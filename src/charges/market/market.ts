import { type Infer, literal, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Market stall fees: the record, the cart item and the payment's line. Amounts are sen. */

const stall = {
  _id: shortText,
  type: literal("market"),
  council: councilCode,
  stall_no: shortText,
  /** The name of the market. */
  market: optionalText,
  tenant: shortText,
};

/** Negative when the tenant owes (rule 9.5). */
const balance = ringgit;

export const marketRow = object({
  ...stall,
  /** What is due, so that a tenant can choose among several stalls. */
  balance: optional(balance),
});

export const marketRecord = object({ ...stall, balance });

export const marketItem = object({
  /** The key in cartDB. Absent until the item is saved. */
  id: optional(number()),
  ...stall,
  added_cart_at: instant,
  balance,
  amount: ringgit,
});

/** The browser sends the item unchanged, but without the balance (rule 3.8). */
export const marketLine = object({ ...stall, added_cart_at: instant, amount: ringgit });

export type MarketRow = Infer<typeof marketRow>;
export type MarketRecord = Infer<typeof marketRecord>;
export type MarketItem = Infer<typeof marketItem>;
export type MarketLine = Infer<typeof marketLine>;
