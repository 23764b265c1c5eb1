import { FPX_TOKENS } from "../../../src/domain/payments/paymentMethod.ts";
import { formatBankList } from "../../../src/server/gateways/fpx/protocol/bankList.ts";
import { FPX_VERSION } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import {
  type FpxMessages,
  type FpxMessageType,
  readMessage,
  sealMessage,
  verifyMessage,
} from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { REQUEST_FIELDS } from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
import { NOT_FOUND } from "./choices.ts";
import { confirm, confirmCode } from "./confirmation.ts";
import { type Exchange, findMerchant } from "./exchange.ts";
import type { Transaction } from "./transaction.ts";

/** The whole body of the answer to a message that is malformed or wrongly signed (docs/protocols.md, FPX). */
export const ERROR_BODY = "ERROR";

/** Answers an AE with the body of an AC: the outcome now, or 76 if no transaction has exactly the AE's values. */
export async function answerStatusEnquiry(exchange: Exchange, body: string): Promise<string> {
  const enquiry = trusted(exchange, "AE", body);
  if (enquiry === undefined) return ERROR_BODY;
  const transaction = await exchange.store.find(enquiry.fpx_sellerExOrderNo);
  return encodeFormBody(
    transaction !== undefined && asksFor(enquiry, transaction)
      ? confirm(exchange, transaction)
      : confirmCode(exchange, enquiry, NOT_FOUND),
  );
}

/** Answers a BE with the body of a BC: every bank of the token. Offline banks are marked as blocked. */
export function answerBankListEnquiry(exchange: Exchange, body: string): string {
  const enquiry = trusted(exchange, "BE", body);
  const token = FPX_TOKENS.find((known) => known === enquiry?.fpx_msgToken);
  if (enquiry === undefined || token === undefined || enquiry.fpx_version !== FPX_VERSION) return ERROR_BODY;
  const reply = sealMessage(
    "BC",
    {
      fpx_bankList: formatBankList(exchange.banks[token]),
      fpx_msgToken: token,
      fpx_sellerExId: enquiry.fpx_sellerExId,
    },
    exchange.keys.privateKey,
  );
  return encodeFormBody(reply);
}

/** The message. Undefined if it is malformed or its merchant did not sign it. */
function trusted<Type extends Extract<FpxMessageType, "AE" | "BE">>(
  exchange: Exchange,
  type: Type,
  body: string,
): FpxMessages[Type] | undefined {
  const read = readMessage(type, body);
  if (read.kind !== "message") return undefined;
  const merchant = findMerchant(exchange, read.message.fpx_sellerExId);
  const certificates = merchant === undefined ? [] : [merchant.certificate];
  const verification = verifyMessage(type, read.message, certificates, exchange.clock.now());
  return verification.verified ? read.message : undefined;
}

function asksFor(enquiry: FpxMessages["AE"], { request }: Transaction): boolean {
  return REQUEST_FIELDS.every((field) => field === "fpx_msgType" || enquiry[field] === request[field]);
}
