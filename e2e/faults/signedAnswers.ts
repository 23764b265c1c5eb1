import { CARD_STATUS } from "../../src/server/gateways/card/protocol/constants.ts";
import { CARD_ERRORS } from "../../src/server/gateways/card/protocol/errors.ts";
import { createKeyMaterial } from "../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import type { GatewayName } from "../../src/server/gateways/gateway.ts";
import { answerFor, type WantedAnswer } from "../../tests/backend/answers.ts";
import { cardAnswerFor, type WantedCardAnswer } from "../../tests/backend/gateways/cards.ts";
import type { StartedPayment } from "./payments.ts";
import type { Town } from "./town.ts";

/** Answers that a test sends itself, signed like either gateway's. */

/** The status that an answer reports. An unclear one proves nothing. */
export type Said = "approved" | "declined" | "cancelled" | "held" | "unclear";

const FPX_SAID: Readonly<Record<Said, WantedAnswer>> = {
  approved: { debit: "00" },
  declined: { debit: "51" },
  cancelled: { debit: "1C" },
  held: { debit: "09" },
  unclear: { debit: "76" },
};

const CARD_SAID: Readonly<Record<Said, WantedCardAnswer>> = {
  approved: { status: CARD_STATUS.success, brand: "Visa" },
  declined: { status: CARD_STATUS.fail, error: CARD_ERRORS.declined },
  cancelled: { status: CARD_STATUS.fail, error: CARD_ERRORS.cancelled },
  held: { status: CARD_STATUS.pending },
  unclear: { status: CARD_STATUS.fail, error: CARD_ERRORS.duplicate },
};

/** The names of an answer's fields at each gateway. */
export const ANSWER_FIELDS = {
  fpx: {
    order: "fpx_sellerExOrderNo",
    amount: "fpx_txnAmount",
    code: "fpx_debitAuthCode",
    signature: "fpx_checkSum",
  },
  card: { order: "RefNo", amount: "Amount", code: "Status", signature: "Signature" },
} as const satisfies Record<GatewayName, object>;

/** Each gateway's code for a status. */
export function codeOf(gateway: GatewayName, said: Said): string {
  return gateway === "card" ? CARD_SAID[said].status : FPX_SAID[said].debit;
}

/** Differences from the answer that the gateway would sign. */
export interface Unlike {
  /** Signs with an unknown key. */
  readonly key?: "another";
  readonly order?: string;
  readonly amount?: string;
}

/** The body of an answer as the payment's gateway would sign it, apart from the given differences. */
export async function signed(
  town: Town,
  { gateway, order }: StartedPayment,
  said: Said,
  unlike: Unlike = {},
): Promise<string> {
  const names = ANSWER_FIELDS[gateway];
  const changes = {
    ...(unlike.order === undefined ? {} : { [names.order]: unlike.order }),
    ...(unlike.amount === undefined ? {} : { [names.amount]: unlike.amount }),
  };
  const isOwnKey = unlike.key === undefined;
  if (gateway === "card") {
    const key = isOwnKey ? town.cardMerchantKey : "a key that nobody knows";
    return cardAnswerFor(town.system, order, { ...CARD_SAID[said], changes, key });
  }
  const { privateKey: key } = isOwnKey ? town.exchangeKeys : await createKeyMaterial();
  return answerFor(town.system, order, { ...FPX_SAID[said], changes, key });
}
