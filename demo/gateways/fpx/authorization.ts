import { randomInt } from "node:crypto";
import {
  type FpxMessages,
  readMessage,
  verifyMessage,
} from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { formatFpxTime } from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { confirmCode } from "./confirmation.ts";
import { type Exchange, findMerchant } from "./exchange.ts";
import type { Merchant } from "./merchant.ts";
import { type RefusalCode, refusalOf } from "./refusal.ts";
import type { Transaction } from "./transaction.ts";

/** The exchange's result for an AR that a browser posted. */
export type Authorization =
  /** The sender is unknown, so there is no merchant to answer. */
  | { readonly kind: "distrusted" }
  | {
      readonly kind: "refused";
      readonly code: RefusalCode;
      readonly merchant: Merchant;
      readonly confirmation: FpxMessages["AC"];
    }
  | { readonly kind: "accepted"; readonly orderNumber: string };

/** Receives ARs. Each gets the next fpx_fpxTxnId. */
export function authorizer(exchange: Exchange): (body: string) => Promise<Authorization> {
  let serial = randomInt(10_000);

  /** An id of 16 digits: yyMMddHHmmss in Malaysia time, then a serial number of four digits for requests in the same second. */
  function nextNumbers(): Pick<Transaction, "fpxTxnId" | "fpxTxnTime"> {
    serial = (serial + 1) % 10_000;
    const fpxTxnTime = formatFpxTime(exchange.clock.now());
    return { fpxTxnId: fpxTxnTime.slice(2) + String(serial).padStart(4, "0"), fpxTxnTime };
  }

  return async (body) => {
    const read = readMessage("AR", body);
    if (read.kind !== "message") return { kind: "distrusted" };
    const request = read.message;
    const merchant = findMerchant(exchange, request.fpx_sellerExId);
    if (merchant === undefined) return { kind: "distrusted" };
    const verification = verifyMessage("AR", request, [merchant.certificate], exchange.clock.now());
    if (!verification.verified) return { kind: "distrusted" };

    const refuse = (code: RefusalCode, numbers: ReturnType<typeof nextNumbers>): Authorization => ({
      kind: "refused",
      code,
      merchant,
      confirmation: confirmCode(exchange, request, code, numbers),
    });

    const numbers = nextNumbers();
    const refusal = refusalOf(request, merchant, exchange.banks);
    const isNew = await exchange.store.add({
      request,
      ...numbers,
      state: refusal === undefined ? { kind: "open" } : { kind: "refused", code: refusal },
    });
    // The first AR with this order number keeps its outcome, and an AE still returns that one.
    if (!isNew) return refuse("45", numbers);
    if (refusal !== undefined) return refuse(refusal, numbers);
    return { kind: "accepted", orderNumber: request.fpx_sellerExOrderNo };
  };
}
