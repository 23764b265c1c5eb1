import type { CardPaymentRequest } from "../../../src/api/schemas/payment.ts";
import { plainPhone } from "../../../src/domain/contact.ts";
import type { OrderNumber } from "../../../src/domain/identifiers.ts";
import { formatCardAmount } from "../../card-protocol/amount.ts";
import { CARD_CURRENCY, CREDIT_CARD } from "../../card-protocol/constants.ts";
import type { CardRequestValues } from "../../card-protocol/schemas.ts";
import { PRODUCT } from "../payments/product.ts";
import type { CardConnection } from "./connection.ts";

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
