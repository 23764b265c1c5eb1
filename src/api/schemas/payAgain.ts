import { enums, type Infer, literal, object, optional, string } from "superstruct";
import { LANGUAGES } from "../../domain/language.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";

/** The request to resume a payment or to pay it again. Payer, bank and bills are those of the earlier payment. */
export const payAgainRequest = object({
  /** The page that the citizen returns to, as for createPayment. */
  callback_url: string(),
  language: enums(LANGUAGES),
  /** The new total that the citizen agreed to, after an `amount_changed` answer. */
  amount: optional(ringgit),
  /** We warned the citizen that the bank may still take the first payment's money, and they pay again all the same. */
  although_open: optional(literal(true)),
});

export const payAgainCodec = codec(payAgainRequest);

export type PayAgainRequest = Infer<typeof payAgainRequest>;
