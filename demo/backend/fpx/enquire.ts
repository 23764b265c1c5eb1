import { FPX_PATHS } from "../../fpx-protocol/constants.ts";
import { openMessage } from "../../fpx-protocol/messages.ts";
import { encodeWireBody } from "../../fpx-protocol/wire.ts";
import { describeError, type Log } from "../log.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { differingFields } from "../payments/paymentMoves.ts";
import { type AnswerDesk, receiveAnswer } from "../payments/receiveAnswer.ts";
import type { Timer } from "../timer.ts";
import type { FpxConnection } from "./connection.ts";
import { sealEnquiry } from "./sealRequest.ts";

/** How long the exchange may take to answer an AE. Milliseconds. */
const PATIENCE = 10_000;

export interface EnquiryDesk extends AnswerDesk {
  readonly fpx: FpxConnection;
  readonly timer: Timer;
}

/**
 * Asks the exchange by AE what became of a payment, and takes what it signed to the one place that judges all answers. No
 * answer in time, one that cannot be verified, one of another order: logged, and nothing is said about the money.
 * @param reference the correlation id of what is logged
 * @throws when the databases fail
 */
export async function enquire(desk: EnquiryDesk, payment: Payment, reference: string): Promise<void> {
  const log: Log = (entry) => desk.log({ reference, source: "requery", ...entry });
  const body = await ask(desk, payment, log);
  if (body === undefined) return;
  const opened = openMessage("AC", body, desk.fpx.certificates, desk.clock.now());
  if (opened.kind !== "message") {
    log({ event: "fpx_answer_unverified", why: opened.kind === "unverified" ? opened.reason : opened.kind });
    return;
  }
  // a genuine answer about another order says nothing of this one, and nobody asked about that one
  if (opened.message.fpx_sellerExOrderNo !== payment.fpx_request.fpx_sellerExOrderNo) {
    log({ event: "fpx_answer_differs", fields: differingFields(payment, opened.message) });
    return;
  }
  await receiveAnswer({ ...desk, log }, opened.message, "requery");
}

/** @returns the body of the exchange's answer, or undefined when none came in time */
async function ask({ fpx, timer }: EnquiryDesk, payment: Payment, log: Log): Promise<string | undefined> {
  const over = new AbortController();
  const answered = fpx
    .fetch(`${fpx.serverOrigin}${FPX_PATHS.statusEnquiry}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: encodeWireBody(sealEnquiry(fpx, payment.fpx_request)),
      signal: over.signal,
    })
    .then(async (response) => {
      if (!response.ok) throw new UnansweredError(`status ${response.status}`);
      return response.text();
    });
  const tooLate = timer.wait(PATIENCE, over.signal).then(() => {
    throw new UnansweredError("too late");
  });
  try {
    return await Promise.race([answered, tooLate]);
  } catch (failure) {
    const why = failure instanceof UnansweredError ? { why: failure.message } : describeError(failure);
    log({ event: "fpx_enquiry_unanswered", ...why });
    return undefined;
  } finally {
    over.abort();
  }
}

/** Its message holds nothing that was read. */
class UnansweredError extends Error {
  override readonly name = "UnansweredError";
}
