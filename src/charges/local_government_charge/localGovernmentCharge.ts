import { type Infer, integer, literal, max, min, number, object, optional, refine } from "superstruct";
import { NOTHING } from "../../domain/money.ts";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { emailText, personName, phoneText } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { MOST_DAYS, MOST_PEOPLE } from "./price.ts";

/**
 * The local-government charge: the cart item and the payment's line (docs/specification.md, section 3). Money is sen in memory.
 */

const stay = {
  license_no: shortText,
  customer_name: personName,
  total_no_of_people: max(min(integer(), 1), MOST_PEOPLE),
  total_no_of_days: max(min(integer(), 1), MOST_DAYS),
  start_date: day,
  end_date: day,
  full_name: personName,
  email: emailText,
  phone: phoneText,
  // "amount is required and at least 0" (docs/specification.md, section 5)
  amount: min(ringgit, NOTHING),
};

const kind = { type: literal("local_government_charge"), council: councilCode };

export const localGovernmentItem = object({
  /** cartDB's key; absent before the item is saved. */
  id: optional(number()),
  ...kind,
  added_cart_at: instant,
  ...stay,
});

export const localGovernmentLine = object({
  ...kind,
  ...stay,
  // whoever pays gives both (reprice); a payment that is read back tells neither
  email: optional(emailText),
  phone: optional(phoneText),
  gst_amount: refine(ringgit, "nothing", (amount) => amount === 0),
  discount: refine(ringgit, "nothing", (amount) => amount === 0),
});

export type LocalGovernmentItem = Infer<typeof localGovernmentItem>;
export type LocalGovernmentLine = Infer<typeof localGovernmentLine>;
