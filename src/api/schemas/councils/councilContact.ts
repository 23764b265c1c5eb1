import { array, type Infer, object, optional } from "superstruct";
import { emailText } from "../../../domain/schemas/personStructs.ts";
import { shortText } from "../../../domain/schemas/plainText.ts";
import { helplinePhone } from "../operator.ts";

/** Where to find a council, as its receipts print it. Each part is optional. */
export const councilContact = object({
  /** The lines of the postal address. */
  address: optional(array(shortText)),
  phone: optional(helplinePhone),
  email: optional(emailText),
  /** The number under which the council is registered, for a payer's accounts. */
  register_number: optional(shortText),
});

export type CouncilContact = Infer<typeof councilContact>;
