import type { CardPaymentRequest } from "../../../api/schemas/payment.ts";
import { plainPhone } from "../../../domain/contact.ts";
import type { OrderNumber } from "../../../domain/identifiers.ts";
import { PRODUCT } from "../../payments/product.ts";
import type { CardConnection } from "./connection.ts";
import { formatCardAmount } from "./protocol/amount.ts";
import { CARD_CURRENCY, CREDIT_CARD } from "./protocol/constants.ts";
import type { CardRequestValues } from "./protocol/schemas.ts";

/**
 * The gateway request of a payment, with every field of rule 3.10. The gateway requires the payer's name, e-mail address and
 * phone number, and gets no other personal data. The gateway returns Remark through the browser, so Remark has no personal data.
 */
export function cardRequest(
  { merchant, signature, responseUrl, backendUrl }: CardConnection,
  order: OrderNumber,
  { user, email, contact, amount }: CardPaymentRequest,
): CardRequestValues {
  return {
    MerchantCode: merchant.code,
    PaymentId: CREDIT_CARD,
    RefNo: order,
    Amount: formatCardAmount(amount),
    Currency: CARD_CURRENCY,
    ProdDesc: PRODUCT,
    UserName: user.trim(),
    UserEmail: email,
    UserContact: plainPhone(contact),
    Remark: "Kaunter",
    Lang: "UTF-8",
    SignatureType: signature,
    ResponseURL: responseUrl,
    BackendURL: backendUrl,
  };
}
