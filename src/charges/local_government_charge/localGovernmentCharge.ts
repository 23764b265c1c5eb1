import { type Infer, literal, number, object, optional } from "superstruct";
import { NOTHING } from "../../domain/money.ts";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { limited, whole } from "../../domain/schemas/limits.ts";
import { emailText, personName, phoneText } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { MOST_DAYS, MOST_PEOPLE } from "./price.ts";

/** The local-government charge: the cart item and the payment's line (rule 3.5). Amounts are sen. */

const stay = {
  license_no: shortText,
  customer_name: personName,
  total_no_of_people: whole({ min: 1, max: MOST_PEOPLE }),
  total_no_of_days: whole({ min: 1, max: MOST_DAYS }),
  start_date: day,
  end_date: day,
  full_name: personName,
  email: emailText,
  phone: phoneText,
  // rule 5.8
  amount: limited(ringgit, { min: NOTHING }),
};

const kind = { type: literal("local_government_charge"), council: councilCode };

export const localGovernmentItem = object({
  /** The key in cartDB. Absent until the item is saved. */
  id: optional(number()),
  ...kind,
  added_cart_at: instant,
  ...stay,
});

const ONLY_NOTHING = { min: NOTHING, max: NOTHING, note: "0.00" };

export const localGovernmentLine = object({
  ...kind,
  ...stay,
  // required for paying (`reprice`). Absent in a payment that the server returns, because it leaves out contact details
  email: optional(emailText),
  phone: optional(phoneText),
  gst_amount: limited(ringgit, ONLY_NOTHING),
  discount: limited(ringgit, ONLY_NOTHING),
});

export type LocalGovernmentItem = Infer<typeof localGovernmentItem>;
export type LocalGovernmentLine = Infer<typeof localGovernmentLine>;
