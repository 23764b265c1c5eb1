import type { CardPaymentRequest } from "../../../api/schemas/payment.ts";
import { plainPhone } from "../../../domain/contact.ts";
import type { OrderNumber } from "../../../domain/identifiers.ts";
import { encodeFormBody } from "../../http/formBody.ts";
import type { CardPayment } from "../../payments/paymentDocument.ts";
import type { EnquiryReading, Gateway, GatewayForm } from "../gateway.ts";
import { enquiryAnswer } from "./cardAnswer.ts";
import type { CardConnection } from "./connection.ts";
import { formatCardAmount } from "./protocol/amount.ts";
import { CARD_CURRENCY, CARD_PATHS, CREDIT_CARD } from "./protocol/constants.ts";
import { readEnquiryAnswer } from "./protocol/enquiryAnswers.ts";
import { sealCardRequest } from "./protocol/messages.ts";
import type { CardRequestValues } from "./protocol/schemas.ts";

/** The card gateway's part in a payment. The gateway's own page asks for the card (docs/protocols.md, Card gateway). */
export function cardGateway(card: CardConnection, payment: CardPayment): Gateway {
  const { card_request: request } = payment;
  const formTo = (path: string): GatewayForm => ({
    origin: card.browserOrigin,
    path,
    fields: sealCardRequest(request, card.merchant.key),
  });
  return {
    name: "card",
    atRedirect: () => payment,
    form: () => formTo(CARD_PATHS.entry),
    cardForm: () => (card.formPath === undefined ? undefined : formTo(card.formPath)),
    enquiry: () => ({
      url: `${card.serverOrigin}${CARD_PATHS.enquiry}`,
      body: encodeFormBody({
        MerchantCode: request.MerchantCode,
        RefNo: request.RefNo,
        Amount: request.Amount,
      }),
    }),
    fetch: card.fetch,
    health: card.health,
    readEnquiry: (body) => readEnquiry(card, payment, body),
  };
}

function readEnquiry(
  { health, serverOrigin }: CardConnection,
  payment: CardPayment,
  body: string,
): EnquiryReading {
  const said = readEnquiryAnswer(body);
  if (said === undefined) {
    health.failed();
    return { kind: "nothing", event: "card_answer_unverified", details: { why: "no_answer" } };
  }
  health.answered();
  const answer = enquiryAnswer(payment, said, serverOrigin.startsWith("https:"));
  return answer === undefined
    ? { kind: "nothing", event: "card_enquiry_refused", details: { why: said } }
    : { kind: "answer", answer };
}

/**
 * The gateway request of a payment, with every field of rule 3.10. The gateway requires the payer's name, e-mail address and
 * phone number, and gets no other personal data. The gateway returns Remark through the browser, so Remark has no personal data.
 * @param product what is paid, as productOf describes it
 */
export function cardRequest(
  { merchant, signature, responseUrl, backendUrl }: CardConnection,
  order: OrderNumber,
  { user, email, contact, amount }: CardPaymentRequest,
  product: string,
): CardRequestValues {
  return {
    MerchantCode: merchant.code,
    PaymentId: CREDIT_CARD,
    RefNo: order,
    Amount: formatCardAmount(amount),
    Currency: CARD_CURRENCY,
    ProdDesc: product,
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
