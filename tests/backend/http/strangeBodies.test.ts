import { expect, test } from "vitest";
import { KEY, post } from "../accounts/citizen.ts";
import { refusal } from "../accounts/registering.ts";
import { withBackend } from "../backendUnderTest.ts";

/** Bodies that the strange calls found (fuzz.test.ts). */

test.each([
  ["/search", { council: { toString: null } }],
  ["/search", { council: "mpt", payment_type: "compound", _id: [{ toString: 1, valueOf: 1 }] }],
  ["/createPayment", { type: "payment", services: [], user: { toString: "x" } }],
  ["/createPayment", JSON.parse('{"__proto__":{"admin":true}}')],
])(
  "%s: a body with fields named like properties of every object is refused, and causes no server error",
  (path, body) =>
    withBackend(async (backend) => {
      const answer = await post(backend, path, body, { "idempotency-key": KEY });
      expect(await refusal(answer)).toEqual([400, "bad_request", "invalid_request"]);
    }),
);
