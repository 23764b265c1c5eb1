import { type Infer, literal, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Parking accounts: the account, the cart item and the payment's line. Money is sen in memory. */

const account = {
  _id: shortText,
  type: literal("parking"),
  council: councilCode,
  account_no: shortText,
  holder: shortText,
  vehicle_no: optionalText,
};

export const parkingAccount = object({
  ...account,
  /** What the account holds. Absent when the council does not tell: an unknown balance is not nothing. */
  balance: optional(ringgit),
});

export const parkingItem = object({
  /** cartDB's key; absent before the item is saved. */
  id: optional(number()),
  ...account,
  added_cart_at: instant,
  amount: ringgit,
});

/** "Market and parking items are sent as they are" (docs/specification.md, section 3). */
export const parkingLine = object({ ...account, added_cart_at: instant, amount: ringgit });

export type ParkingAccount = Infer<typeof parkingAccount>;
export type ParkingItem = Infer<typeof parkingItem>;
export type ParkingLine = Infer<typeof parkingLine>;
