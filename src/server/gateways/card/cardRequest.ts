import type { CardPaymentRequest } from "../../../api/schemas/payment.ts";
import { plainPhone } from "../../../domain/contact.ts";
import type { OrderNumber } from "../../../domain/identifiers.ts";
import { PRODUCT } from "../../payments/product.ts";
import type { CardConnection } from "./connection.ts";
import { formatCardAmount } from "./protocol/amount.ts";
import { CARD_CURRENCY, CREDIT_CARD } from "./protocol/constants.ts";
import type { CardRequestValues } from "./protocol/schemas.ts";

/**
 * The request of a payment, with every field of the specification's (section 3). The gateway demands the payer's name and
 * contact; nothing else of a person goes there, and the remark, which it echoes through the browser, says nothing of anyone.
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
