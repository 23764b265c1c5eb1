import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawPaymentStates } from "../../../scripts/diagrams/paymentStates.ts";
import { PAYMENT_EDGES, PAYMENT_STATES } from "../../../src/domain/payments/paymentState.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/payment-states.md"), "utf8");

test("docs/payment-states.md matches the table of transitions (run `npm run diagrams` after a change of the table)", () => {
  expect(page).toBe(drawPaymentStates());
});

test("the graph has every transition of the table with its event, and no others", () => {
  const drawn = [...page.matchAll(/^ {4}(\w+) --> (\w+): (\w+)$/gm)].map(([, from, to, on]) => ({
    from,
    on,
    to,
  }));
  expect(drawn).toEqual(PAYMENT_EDGES);
});

test("the graph begins with a payment's first state and ends with the final ones", () => {
  expect([...page.matchAll(/^ {4}\[\*\] --> (\w+)/gm)].map(([, state]) => state)).toEqual(["in_progress"]);
  const last = PAYMENT_STATES.filter((state) => PAYMENT_EDGES.every(({ from }) => from !== state));
  expect([...page.matchAll(/^ {4}(\w+) --> \[\*\]$/gm)].map(([, state]) => state)).toEqual(last);
});
