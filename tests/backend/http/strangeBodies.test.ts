import { expect, test } from "vitest";
import { describedOperations } from "../../../src/server/openapi/operations/index.ts";
import { KEY, post } from "../accounts/citizen.ts";
import { refusal } from "../accounts/registering.ts";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { WHOLE } from "../openapi/wholeBackend.ts";

/** Bodies that the strange calls found (fuzz.test.ts), and the limit of every body from outside this machine. */

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

const WRITING = describedOperations(WHOLE.accounts.databasePath).filter(
  ({ method, access }) => method !== "get" && access !== "operation",
);

/** This call reads who calls before it takes 128 MB. Its 413 is held with the other refusals (openapi/commonRefusals.test.ts). */
const LOADS = "/api/admin/loads/{council}/{charge}";

test.each(WRITING.map(({ method, path }) => ({ method, path })))(
  "$method $path: a body of more than 128 MB is refused unread",
  ({ method, path }) =>
    withBackend(async ({ app }) => {
      const headers = {
        origin: path.startsWith("/search") || path === "/createPayment" ? COUNCIL : PORTAL,
        "content-type": "application/json",
        "content-length": String(128 * 1024 * 1024 + 1),
      };
      const answer = await app.request(path.replace(/\{\w+\}/g, "x"), {
        method: method.toUpperCase(),
        headers,
        body: "{}",
      });
      expect(answer.status).toBe(path === LOADS ? 401 : 413);
    }, WHOLE),
);
