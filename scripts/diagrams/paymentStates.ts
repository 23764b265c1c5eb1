import {
  PAYMENT_EDGES,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from "../../src/domain/payments/paymentState.ts";
import { code, table } from "./markdown.ts";

/** What the page tells of each state; one that is missing does not compile. */
const STATE_MEANS: Readonly<Record<PaymentState, string>> = {
  in_progress: "Created; the citizen is at the bank, or the bank has not said how it ended.",
  pending: "The bank has the payment and decides later, as it does until a company's approver approves.",
  paid: "The money moved. Nothing leads out: an answer that contradicts it is recorded and listed for a person.",
  failed: "A signed decline. No money was taken.",
  cancelled: "The citizen cancelled at the bank. No money was taken.",
  expired: "No word from the bank. Nobody says that no money was taken.",
};

/** What each event is; one that is missing does not compile. */
const EVENT_MEANS: Readonly<Record<PaymentEvent, string>> = {
  approved: "signed proof that the money moved, however late: FPX debit code 00, whatever its credit code; the card gateway's 1",
  held: "a signed answer that the bank holds the payment: FPX 09 or 99; the card gateway's 6",
  declined: "a signed decline",
  cancelled: "a signed answer that the buyer cancelled",
  lapsed: "the gateway was asked, has nothing, and the citizen can no longer be at the bank",
};

/** A payment's life as a page: the graph in Mermaid, its states, and each edge with its event. Made from the table. */
export function drawPaymentStates(): string {
  return `${[
    "# A payment's life",
    "Drawn by `npm run diagrams` from the table in [paymentState.ts](../src/domain/payments/paymentState.ts), which alone says which move is legal. An event that has no edge from a state is recorded and moves nothing.",
    ["```mermaid", ...graph(), "```"].join("\n"),
    table(
      ["state", "means"],
      PAYMENT_STATES.map((state) => [code(state), STATE_MEANS[state]]),
    ),
    table(
      ["from", "on", "to", "the event"],
      PAYMENT_EDGES.map(({ from, on, to }) => [code(from), code(on), code(to), EVENT_MEANS[on]]),
    ),
    "The card gateway signs no answer to an enquiry. Its 00 is the event `approved`, because the portal itself asked, over https; its word that a payment failed is no event ([card-gateway.md](card-gateway.md)).",
    "A lost answer, a 503, a reply that does not verify and a code that proves nothing are no events: the state stays, and the gateway is asked again.",
  ].join("\n\n")}\n`;
}

function graph(): readonly string[] {
  const edges = PAYMENT_EDGES.map(({ from, on, to }) => `${from} --> ${to}: ${on}`);
  const last = PAYMENT_STATES.filter((state) => !PAYMENT_EDGES.some(({ from }) => from === state));
  const lines = ["[*] --> in_progress: created", ...edges, ...last.map((state) => `${state} --> [*]`)];
  return ["stateDiagram-v2", ...lines.map((line) => `    ${line}`)];
}
