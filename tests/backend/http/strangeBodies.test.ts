import { expect, test } from "vitest";
import { KEY, post } from "../accounts/citizen.ts";
import { refusal } from "../accounts/registering.ts";
import { withBackend } from "../backendUnderTest.ts";

/** Found by the strange calls (fuzz.test.ts). */

test.each([
  ["/search", { council: { toString: null } }],
  ["/search", { council: "mpt", payment_type: "compound", _id: [{ toString: 1, valueOf: 1 }] }],
  ["/createPayment", { type: "payment", services: [], user: { toString: "x" } }],
  ["/createPayment", JSON.parse('{"__proto__":{"admin":true}}')],
])("%s: a body that names what every object has is refused, and is no fault of ours", (path, body) =>
  withBackend(async (backend) => {
    const answer = await post(backend, path, body, { "idempotency-key": KEY });
    expect(await refusal(answer)).toEqual([400, "bad_request", "invalid_request"]);
  }),
);
