import { enums, type Infer, literal, object, optional, string } from "superstruct";
import { LANGUAGES } from "../../domain/language.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";

/** What the browser sends to have a payment taken up again, or paid again: payer, bank and bills are the payment's own. */
export const payAgainRequest = object({
  /** Where the citizen comes back to: as createPayment's. */
  callback_url: string(),
  language: enums(LANGUAGES),
  /** The new total that the citizen was shown and agrees to, after an answer that an amount has changed. */
  amount: optional(ringgit),
  /** The citizen was warned that the bank may still take the first payment's money, and pays again nevertheless. */
  although_open: optional(literal(true)),
});

export const payAgainCodec = codec(payAgainRequest);

export type PayAgainRequest = Infer<typeof payAgainRequest>;
