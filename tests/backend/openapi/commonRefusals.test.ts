import { expect, test } from "vitest";
import { ADMIN, addUser, cookieOf, logIn } from "../accounts/accounts.ts";
import { PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMMON, OPERATIONS } from "./commonOperations.ts";
import { OPERATOR_HEADERS, WHOLE } from "./wholeBackend.ts";

/** Each shared refusal is caused at every operation that describes it, and its answer matches the description. */

test.each(COMMON)(
  "$status is answered by every operation that describes it",
  ({ status, operations, headers }) =>
    withBackend(async ({ app, databases }) => {
      await addUser(databases.users, ADMIN, []);
      const usual = {
        ...OPERATOR_HEADERS,
        cookie: cookieOf(await logIn(app, ADMIN)),
        origin: PORTAL,
        "content-type": "application/json",
        "idempotency-key": "0123456789abcdef",
      };
      const answers = [];
      for (const operation of operations) {
        const { method, path } = operation;
        const answer = await app.request(path.replace(/\{\w+\}/g, "x"), {
          method: method.toUpperCase(),
          headers: { ...usual, ...headers(operation) },
          ...(method !== "get" && { body: status === 400 ? "{" : "{}" }),
        });
        answers.push(`${method} ${path} ${answer.status}`);
      }
      expect(answers).toEqual(operations.map(({ method, path }) => `${method} ${path} ${status}`));
      expect(answers.length).toBeGreaterThan(2);
    }, WHOLE),
);

const takesJson = OPERATIONS.filter(
  ({ body, path }) => "application/json" in (body ?? {}) && path !== "/internal/records",
);

test("a list is refused wherever an object is expected, even when no field is required", () =>
  withBackend(async ({ app, databases }) => {
    await addUser(databases.users, ADMIN, []);
    const cookie = cookieOf(await logIn(app, ADMIN));
    const usual = { ...OPERATOR_HEADERS, cookie, origin: PORTAL, "content-type": "application/json" };
    const answers = [];
    for (const { method, path } of takesJson) {
      const answer = await app.request(path.replace(/\{\w+\}/g, "x"), {
        method: method.toUpperCase(),
        headers: { ...usual, "idempotency-key": "0123456789abcdef" },
        body: "[]",
      });
      answers.push(`${method} ${path} ${answer.status}`);
    }
    expect(answers).toEqual(takesJson.map(({ method, path }) => `${method} ${path} 400`));
    expect(answers.length).toBeGreaterThan(10);
  }, WHOLE));
