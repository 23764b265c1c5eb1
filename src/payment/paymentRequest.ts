import type { PaymentRequest } from "../api/schemas/payment.ts";
import type { CartItem } from "../charges/index.ts";
import { chargeOf, writeLine } from "../charges/lines.ts";
import { plainPhone } from "../domain/contact.ts";
import type { Language } from "../domain/language.ts";
import { add } from "../domain/money.ts";
import { ONLINE_MACHINE } from "../domain/onlineMachine.ts";
import { type FpxMethod, fpxTokenOf, type PaymentMethod } from "../domain/payments/paymentMethod.ts";

/** The citizen's input at checkout. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export type MethodChoice =
  | {
      /** FPX from a person's account (1) or a company's (2). */
      readonly method: FpxMethod;
      /** FPX's code of the buyer's bank. */
      readonly bank: string;
    }
  /** A card. This page never knows its details. */
  | { readonly method: Exclude<PaymentMethod, FpxMethod> };

/** The request for createPayment. It has each cart item as a service line of its charge (rules 3.7, 3.8). */
export function paymentRequestOf(
  items: readonly CartItem[],
  payer: Payer,
  choice: MethodChoice,
  way: { readonly callback: string; readonly language: Language },
): PaymentRequest {
  const lines = items.map((item) => chargeOf(item).lineOf(item));
  const common = {
    type: "payment",
    user: payer.name.trim(),
    email: payer.email.trim(),
    contact: plainPhone(payer.phone),
    machine_id: ONLINE_MACHINE,
    payment_mode: "ECOMMERCE",
    services: lines.map(writeLine),
    amount: add(...lines.map((line) => line.amount)),
    callback_url: way.callback,
    language: way.language,
    sent_softcopy: false,
  } as const;
  if (choice.method === "3") return { ...common, payment_method: choice.method };
  return {
    ...common,
    payment_method: choice.method,
    fpx_msgToken: fpxTokenOf(choice.method),
    fpx_buyerBankId: choice.bank,
  };
}

/**
 * A key for one intent to pay: repeating a request with the same key cannot create a second payment (rule 7.18). It uses
 * getRandomValues because randomUUID does not exist on a council's page without https.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
