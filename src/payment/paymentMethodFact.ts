import type { TFunction } from "i18next";
import type { PublicPayment } from "../api/schemas/payment.ts";
import { contextOf } from "./screenByState.ts";

/** The label and name of the payment's bank, or of its card: the brand if it is known. */
export function paymentMethodFact(
  payment: Pick<PublicPayment, "fpx_msgToken" | "bank_name">,
  t: TFunction,
): readonly [term: string, name: string] {
  return contextOf(payment) === "card"
    ? [t("receipt.method"), payment.bank_name || t("receipt.card")]
    : [t("receipt.bank"), payment.bank_name];
}
