import type { CardExplanation } from "../../../domain/payments/cardExplanation.ts";
import type { GatewayAnswer, GatewayVerdict } from "../../payments/gatewayAnswer.ts";
import { type CardPayment, isCardPayment, type Payment } from "../../payments/paymentDocument.ts";
import { sha256 } from "../../payments/tokens.ts";
import { referenceOf } from "../reference.ts";
import { parseCardAmount } from "./protocol/amount.ts";
import { CARD_STATUS } from "./protocol/constants.ts";
import { ENQUIRY_ANSWERS, type EnquiryAnswer } from "./protocol/enquiryAnswers.ts";
import { type CardError, readCardError } from "./protocol/errors.ts";
import type { CardResponse } from "./protocol/schemas.ts";

/**
 * What a verified response says.
 * @param brands the deployment's codes of the cards' brands
 */
export function cardAnswer(
  response: CardResponse & { readonly Signature: string },
  brands: ReadonlyMap<string, string>,
): GatewayAnswer {
  const verdict = verdictOf(response);
  return {
    gateway: "card",
    order: response.RefNo,
    digest: digestOf(response.Signature, verdict),
    verdict,
    // the gateway names no time
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
 * All answers of one status bear one signature: a decline is another answer than the refusal of a repeated message, which has the
 * same. What else the words tell apart, which nobody signed, makes no new answer of an old one.
 */
function digestOf(signature: string, verdict: GatewayVerdict): string {
  const signed = signature.toLowerCase();
  return sha256(verdict === "unclear" ? `${signed}:unclear` : signed);
}

/**
 * The status alone is signed, so it decides: a buyer who cancels is a decline too, since nobody signed the words that say so.
 * Words
 * that name a repeated message make a decline unclear: the first message of that number may have been paid.
 */
function verdictOf({ Status, ErrDesc = "" }: CardResponse): GatewayVerdict {
  if (Status === CARD_STATUS.success) return "approved";
  if (Status === CARD_STATUS.pending) return "held";
  if (Status !== CARD_STATUS.fail) return "unclear";
  return readCardError(ErrDesc) === "duplicate" ? "unclear" : "declined";
}

/** What is applyDetails of each error. One that nobody listed is applyDetails by the ending alone. */
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
 * What each answer to an enquiry proves; of the others, that the gateway refused to tell. No signature covers it. That the
 * money moved is believed because the server asked, over a connection that names the gateway (docs/protocols.md, Card gateway);
 * that none
 * moved is not: that takes a signature.
 */
const ENQUIRY_VERDICTS: Readonly<Partial<Record<EnquiryAnswer, GatewayVerdict>>> = {
  paid: "approved",
  failed: "denied",
  failedByAdministrator: "denied",
  notFound: "not_found",
  incorrectAmount: "unclear",
};

/** What the answer to an enquiry says of the payment that was asked about; undefined where it says nothing of it. */
export function enquiryAnswer(payment: CardPayment, answer: EnquiryAnswer): GatewayAnswer | undefined {
  const verdict = ENQUIRY_VERDICTS[answer];
  if (verdict === undefined) return undefined;
  return {
    gateway: "card",
    order: payment.order_number,
    digest: sha256(`${payment.order_number}:${answer}`),
    verdict,
    codes: { said: ENQUIRY_ANSWERS[answer] },
    differs: () => [],
    applyDetails: (stored) => stored,
    method: (stored) => methodOf(stored, undefined),
  };
}

/** The brand's code; that of cards alone where no answer applyDetails the brand. */
function methodOf(payment: Payment, code: string | undefined): string {
  const known = isCardPayment(payment) ? payment.card_brand?.code : undefined;
  return code ?? known ?? payment.payment_method;
}

/** A card's brand by the deployment's code for it. */
interface CardBrand {
  readonly code: string;
  readonly name: string;
}

/**
 * The brand that a response names in CCName. It is shown and decides nothing: no signature covers it, so it is one of the
 * brands that we know or none, and no word of the gateway's ever reaches a receipt.
 */
function brandOf(
  { CCName = "" }: Pick<CardResponse, "CCName">,
  brands: ReadonlyMap<string, string>,
): CardBrand | undefined {
  const said = normalised(CCName);
  const [code, name] = [...brands].find(([, known]) => normalised(known) === said) ?? [];
  return code === undefined || name === undefined ? undefined : { code, name };
}

/** "MASTER CARD" and "MasterCard" are one. */
function normalised(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
