import { type Infer, literal, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Parking accounts: the account, the cart item and the payment's line. Amounts are sen. */

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
  /** Absent when the council does not send it. An unknown balance is not zero. */
  balance: optional(ringgit),
});

export const parkingItem = object({
  /** The key in cartDB. Absent until the item is saved. */
  id: optional(number()),
  ...account,
  added_cart_at: instant,
  amount: ringgit,
});

/** The browser sends the item unchanged (rule 3.8). */
export const parkingLine = object({ ...account, added_cart_at: instant, amount: ringgit });

export type ParkingAccount = Infer<typeof parkingAccount>;
export type ParkingItem = Infer<typeof parkingItem>;
export type ParkingLine = Infer<typeof parkingLine>;
