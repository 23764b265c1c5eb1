import { randomInt } from "node:crypto";
import {
  type FpxMessages,
  readMessage,
  verifyMessage,
} from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { formatFpxTime } from "../../../src/server/gateways/fpx/protocol/time.ts";
import { confirmCode } from "./confirmation.ts";
import { type Exchange, findMerchant } from "./exchange.ts";
import type { Merchant } from "./merchant.ts";
import { type RefusalCode, refusalOf } from "./refusal.ts";
import type { Transaction } from "./transaction.ts";

/** What the exchange makes of a form that a browser posted as an AR. */
export type Authorization =
  /** Nobody can say who sent it: there is no merchant to answer. */
  | { readonly kind: "distrusted" }
  | {
      readonly kind: "refused";
      readonly code: RefusalCode;
      readonly merchant: Merchant;
      readonly confirmation: FpxMessages["AC"];
    }
  | { readonly kind: "accepted"; readonly orderNumber: string };

/** Receives ARs; each that it takes gets the next fpx_fpxTxnId. */
export function authorizer(exchange: Exchange): (body: string) => Promise<Authorization> {
  let serial = randomInt(10_000);

  /** 16 digits: yyMMddHHmmss in Malaysia time, then four that tell apart what one second brings. */
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
    // the first use of the order number keeps its own outcome, which an AE still tells
    if (!isNew) return refuse("45", numbers);
    if (refusal !== undefined) return refuse(refusal, numbers);
    return { kind: "accepted", orderNumber: request.fpx_sellerExOrderNo };
  };
}
