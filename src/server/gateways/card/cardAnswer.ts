import type { CardExplanation } from "../../../domain/payments/cardExplanation.ts";
import { sha256 } from "../../crypto.ts";
import {
  type CardPayment,
  isCardPayment,
  type Payment,
  referenceOf,
} from "../../payments/paymentDocument.ts";
import type { GatewayAnswer, GatewayVerdict } from "../gateway.ts";
import { parseCardAmount } from "./protocol/amount.ts";
import { CARD_CURRENCY, CARD_STATUS } from "./protocol/constants.ts";
import { ENQUIRY_ANSWERS, type EnquiryAnswer } from "./protocol/enquiryAnswers.ts";
import { type CardError, readCardError } from "./protocol/errors.ts";
import type { CardResponse } from "./protocol/schemas.ts";

/**
 * Translates a verified response of the card gateway.
 * @param brands the names of the card brands, by the deployment's code for each
 */
export function cardAnswer(
  response: CardResponse & { readonly Signature: string },
  brands: ReadonlyMap<string, string>,
): GatewayAnswer {
  const verdict = verdictOf(response);
  return {
    gateway: "card",
    order: response.RefNo,
    merchant: response.MerchantCode,
    amount: response.Currency === CARD_CURRENCY ? parseCardAmount(response.Amount) : undefined,
    transaction: referenceOf(response.TransId),
    digest: digestOf(response.Signature, verdict),
    verdict,
    // no paidAt: the gateway sends no time
    authorization: referenceOf(response.AuthCode),
    codes: { said: response.Status },
    differs: (payment) => differingFields(payment, response),
    applyDetails: (payment) =>
      isCardPayment(payment)
        ? {
            ...payment,
            card_transaction: referenceOf(response.TransId) ?? payment.card_transaction,
            card_brand: brandOf(response, brands) ?? payment.card_brand,
            card_explanation: explanationOf(response) ?? payment.card_explanation,
          }
        : payment,
    method: (payment) => methodOf(payment, brandOf(response, brands)?.code),
  };
}

/**
 * The signature covers the status, not ErrDesc. So a decline and the refusal of a repeated order number have the same signature.
 * They get different digests here. Any other change of ErrDesc gives the same digest, because anyone could make it.
 */
function digestOf(signature: string, verdict: GatewayVerdict): string {
  const signed = signature.toLowerCase();
  return sha256(verdict === "unclear" ? `${signed}:unclear` : signed);
}

/**
 * The signed status decides. A cancellation counts as declined, because only the unsigned ErrDesc says that the buyer cancelled.
 * ErrDesc "Duplicate reference number" makes a decline unclear: the citizen may have paid the first request with that number.
 */
function verdictOf({ Status, ErrDesc = "" }: CardResponse): GatewayVerdict {
  if (Status === CARD_STATUS.success) return "approved";
  if (Status === CARD_STATUS.pending) return "held";
  if (Status !== CARD_STATUS.fail) return "unclear";
  return readCardError(ErrDesc) === "duplicate" ? "unclear" : "declined";
}

/** The explanation that the citizen sees for each error. For an error that is not in this list, they see the status only. */
const EXPLANATIONS: Readonly<Record<CardError, CardExplanation>> = {
  duplicate: "technical",
  invalidMerchant: "technical",
  invalidParameters: "technical",
  overLimit: "over_limit",
  notAllowed: "not_allowed",
  noPermission: "technical",
  signature: "technical",
  notApproved: "declined",
  cancelled: "cancelled",
  declined: "declined",
  timedOut: "timed_out",
};

function explanationOf({ Status, ErrDesc = "" }: CardResponse): CardExplanation | undefined {
  const error = Status === CARD_STATUS.fail ? readCardError(ErrDesc) : undefined;
  return error && EXPLANATIONS[error];
}

function differingFields(payment: Payment, response: CardResponse): readonly string[] {
  if (!isCardPayment(payment)) return ["gateway"];
  const { card_request: request, amount } = payment;
  return [
    ...(response.MerchantCode === request.MerchantCode ? [] : ["MerchantCode"]),
    ...(response.RefNo === request.RefNo ? [] : ["RefNo"]),
    ...(parseCardAmount(response.Amount) === amount ? [] : ["Amount"]),
    ...(response.Currency === request.Currency ? [] : ["Currency"]),
  ];
}

/**
 * The verdict of each enquiry answer. With an answer that is not listed here, the gateway refused the enquiry. Enquiry answers
 * are unsigned (docs/protocols.md, Card gateway). The server believes "paid", because it asked the gateway itself over TLS. It
 * does not believe "failed", because only a signed response proves that no money moved.
 */
const ENQUIRY_VERDICTS: Readonly<Partial<Record<EnquiryAnswer, GatewayVerdict>>> = {
  paid: "approved",
  failed: "denied",
  failedByAdministrator: "denied",
  notFound: "not_found",
  incorrectAmount: "unclear",
};

/**
 * @param isFromHttps whether the server asked over https
 * @returns undefined when the gateway refused the enquiry, so the answer says nothing about the payment
 */
export function enquiryAnswer(
  payment: CardPayment,
  answer: EnquiryAnswer,
  isFromHttps: boolean,
): GatewayAnswer | undefined {
  const verdict = ENQUIRY_VERDICTS[answer];
  if (verdict === undefined) return undefined;
  return {
    gateway: "card",
    order: payment.order_number,
    merchant: payment.card_request.MerchantCode,
    digest: sha256(`${payment.order_number}:${answer}`),
    verdict,
    isFromHttps,
    codes: { said: ENQUIRY_ANSWERS[answer] },
    differs: () => [],
    applyDetails: (stored) => stored,
    method: (stored) => methodOf(stored, undefined),
  };
}

/** The brand's code, or the payment's own method while no answer has named the brand. */
function methodOf(payment: Payment, code: string | undefined): string {
  const known = isCardPayment(payment) ? payment.card_brand?.code : undefined;
  return code ?? known ?? payment.payment_method;
}

/** A card brand, with the deployment's code for it. */
interface CardBrand {
  readonly code: string;
  readonly name: string;
}

/**
 * The configured brand that CCName names. No signature covers CCName, so it decides nothing, and its own text never reaches a
 * receipt.
 */
function brandOf(
  { CCName = "" }: Pick<CardResponse, "CCName">,
  brands: ReadonlyMap<string, string>,
): CardBrand | undefined {
  const said = normalised(CCName);
  const [code, name] = [...brands].find(([, known]) => normalised(known) === said) ?? [];
  return code === undefined || name === undefined ? undefined : { code, name };
}

/** "MASTER CARD" and "MasterCard" are the same brand. */
function normalised(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
