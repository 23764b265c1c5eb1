import { expect, test } from "vitest";
import { refusal } from "../accounts/registering.ts";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { OPERATIONS } from "./commonOperations.ts";
import { allowedAt, documentOf } from "./describedApp.ts";
import { OPERATOR_HEADERS, WHOLE } from "./wholeBackend.ts";

/** An unsupported method gets 405 with an Allow header. */

const PLACE = { portal: PORTAL, basePath: "", databasePath: WHOLE.accounts.databasePath };

test("every described path answers 405 and names the methods that it accepts", () =>
  withBackend(async ({ app }) => {
    const document = documentOf(app, PLACE);
    for (const { path } of OPERATIONS.filter(({ access }) => access !== "operation")) {
      const place = path.replace(/\{\w+\}/g, "x");
      const answer = await app.request(place, { method: "PATCH", headers: { origin: PORTAL } });
      expect([path, answer.headers.get("allow")]).toEqual([path, allowedAt(document, "", place).join(", ")]);
      expect(await refusal(answer)).toEqual([405, "method_not_allowed", "invalid_request"]);
    }
  }, WHOLE));

test.each([
  ["/db/_session", "PUT", "GET, HEAD, POST, DELETE"],
  ["/api/query", "GET", "POST, PUT"],
  ["/search", "HEAD", "POST"],
  ["/pay/x", "POST", "GET, HEAD"],
])("%s does not accept %s but %s", (path, method, allow) =>
  withBackend(async ({ app }) => {
    const answer = await app.request(path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  }, WHOLE),
);

test("a council's page may read the 405 like every refusal", () =>
  withBackend(async ({ app }) => {
    const answer = await app.request("/search", { method: "DELETE", headers: { origin: COUNCIL } });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([405, COUNCIL]);
  }));

test("below a base path, only paths with the base path answer", () =>
  withBackend(
    async ({ app }) => {
      const status = async (path: string) => (await app.request(path, { method: "PATCH" })).status;
      expect(await Promise.all(["/portal/search", "/portal/pay/x"].map(status))).toEqual([405, 405]);
      expect(await Promise.all(["/search", "/pay/x"].map(status))).toEqual([404, 404]);
    },
    { basePath: "/portal" },
  ));

test("an internal route and a missing record stay 404", () =>
  withBackend(async ({ app }) => {
    const ask = async (path: string, method: string, headers = {}) =>
      (await app.request(path, { method, headers })).status;
    expect(await ask("/internal/backup", "PUT")).toBe(404);
    expect(await ask("/internal/backup", "PUT", OPERATOR_HEADERS)).toBe(404);
    expect(await ask("/metrics", "POST")).toBe(404);
    expect(await ask("/api/nothing", "PUT")).toBe(404);
    // This back end has neither accounts nor statements.
    expect(await ask("/updateUser", "PUT")).toBe(404);
    expect(await ask("/api/keys", "PUT")).toBe(404);
    expect(await ask(`/api/payments/${"A".repeat(43)}`, "GET")).toBe(404);
  }));
