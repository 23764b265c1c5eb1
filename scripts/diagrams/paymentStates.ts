import {
  PAYMENT_EDGES,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from "../../src/domain/payments/paymentState.ts";
import { code, table } from "./markdown.ts";

/** The meaning of each state. The compiler reports a missing state. */
const STATE_MEANS: Readonly<Record<PaymentState, string>> = {
  in_progress: "The payment exists. The citizen may be at the bank, or the bank has not sent a result.",
  pending: "The bank holds the payment and decides later, for example when a company's approver approves.",
  paid: "The money moved. The payment stays paid: the server records a contradicting answer and puts the payment into the review queue.",
  failed: "The bank signed a decline. No money was taken.",
  cancelled: "The citizen cancelled at the bank. No money was taken.",
  expired: "The bank sent no result. The portal does not say that no money was taken.",
};

/** The meaning of each event. The compiler reports a missing event. */
const EVENT_MEANS: Readonly<Record<PaymentEvent, string>> = {
  approved:
    "signed proof that the money moved, however late: FPX debit code 00, whatever its credit code; the card gateway's 1",
  held: "a signed answer that the bank holds the payment: FPX 09 or 99; the card gateway's 6",
  declined: "a signed decline",
  cancelled: "a signed answer that the buyer cancelled",
  lapsed: "the gateway does not know the payment, and the citizen can no longer be at the bank",
  denied:
    "after the last enquiry: at least two enquiries over https said, unsigned, that the card payment failed, and no answer said otherwise",
  closed_unpaid:
    "the central team notes that the bank or the card gateway debited nothing, after the last enquiry",
  settlement_confirmed:
    "two different persons of the central team confirm the payment's line in a settlement report, after an enquiry brought no proof",
};

/** Writes the page about payment states from the table: a Mermaid graph, the states, and each transition with its event. */
export function drawPaymentStates(): string {
  return `${[
    "# Payment states",
    "`npm run diagrams` draws this page from the table in [paymentState.ts](../src/domain/payments/paymentState.ts). The table lists every allowed transition. The server records an event without a transition, and the state stays.",
    ["```mermaid", ...graph(), "```"].join("\n"),
    table(
      ["state", "meaning"],
      PAYMENT_STATES.map((state) => [code(state), STATE_MEANS[state]]),
    ),
    table(
      ["from", "event", "to", "meaning of the event"],
      PAYMENT_EDGES.map(({ from, on, to }) => [code(from), code(on), code(to), EVENT_MEANS[on]]),
    ),
    "The card gateway signs no answer to a requery. Its `00` is the event `approved`, because the server itself asked over https. Its answer that a payment failed is no event while enquiries go on ([card-gateway.md](card-gateway.md)).",
    "A settlement report alone is no event ([reconciliation.md](reconciliation.md)). The record of `settlement_confirmed` names both persons, the line and the hash of the report.",
    "A lost answer, a 503, an answer that does not verify and a code that proves nothing are no events. The state stays, and the server asks the gateway again.",
  ].join("\n\n")}\n`;
}

function graph(): readonly string[] {
  const edges = PAYMENT_EDGES.map(({ from, on, to }) => `${from} --> ${to}: ${on}`);
  const last = PAYMENT_STATES.filter((state) => !PAYMENT_EDGES.some(({ from }) => from === state));
  const lines = ["[*] --> in_progress: created", ...edges, ...last.map((state) => `${state} --> [*]`)];
  return ["stateDiagram-v2", ...lines.map((line) => `    ${line}`)];
}
