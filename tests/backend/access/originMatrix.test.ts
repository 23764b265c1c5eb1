import { describe, expect, test } from "vitest";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { OPERATOR_HEADERS, WHOLE } from "../openapi/wholeBackend.ts";

/** Every route is called by pages of many origins. The tests name the routes whose answers the scripts of a page may read. */

const STRANGERS = [
  "https://evil.example",
  "null",
  "file://",
  `${PORTAL}1`,
  PORTAL.replace("http:", "https:"),
  COUNCIL.replace("http:", "https:"),
  COUNCIL.replace("mpt.", "mpt.evil."),
  `${COUNCIL}.evil.example`,
];

/** What a citizen needs on a council's page, without a log-in. */
const FOR_COUNCILS = [
  "GET /api/fpx/banks",
  "GET /api/fpx/banks/logo",
  "GET /api/getAttachments/metadata/logo/:file",
  "GET /api/licenses",
  "GET /api/licenses/:type/:id",
  "GET /api/payments/:token",
  "POST /api/card/signRequest",
  "POST /api/fpx/banks",
  "POST /api/fpx/signRequest",
  "POST /api/payments/:token/again",
  "POST /api/payments/return",
  "POST /api/query",
  "POST /api/requery",
  "POST /assessments",
  "POST /compounds",
  "POST /createPayment",
  "POST /market",
  "POST /search",
  "PUT /api/query",
];

/**
 * Public facts without a person: keys to check statements with, the description of the calls, whether a site is known, whether the
 * portal is open.
 */
const FOR_ANYBODY = [
  "GET /api/keys",
  "GET /api/openapi.json",
  "GET /api/site",
  "GET /api/statements/revoked",
  "GET /api/status",
];

/** The calls of the portal's own pages. They refuse other origins before they read the call. */
const OWN_CALLS = [
  "DELETE /db/_session",
  "POST /api/admin/audit/export",
  "POST /api/admin/audit/search",
  "POST /api/admin/configuration",
  "POST /api/admin/councils/:council",
  "POST /api/admin/councils/:council/keys",
  "POST /api/admin/councils/:council/keys/revoke",
  "POST /api/admin/councils/:council/seller/confirmation",
  "POST /api/admin/councils/:council/seller/proposal",
  "POST /api/admin/councils/:council/seller/rejection",
  "POST /api/admin/councils/:council/sites/allow",
  "POST /api/admin/councils/:council/sites/remove",
  "POST /api/admin/councils/:council/undo",
  "POST /api/admin/identities",
  "POST /api/admin/loads/:council/:charge",
  "POST /api/admin/payments/:id/refund/approval",
  "POST /api/admin/payments/:id/refund/opening",
  "POST /api/admin/payments/:id/refund/payout",
  "POST /api/admin/payments/:id/refund/rejection",
  "POST /api/admin/payments/:id/requery",
  "POST /api/admin/payments/:id/review",
  "POST /api/admin/payments/export",
  "POST /api/admin/payments/orders/:order/email",
  "POST /api/admin/payments/orders/:order/receipt",
  "POST /api/admin/payments/search",
  "POST /api/admin/payouts/transfers",
  "POST /api/admin/settlement-differences/:id/confirmation",
  "POST /api/admin/settlement-differences/:id/ending",
  "POST /api/admin/settlement-differences/:id/owner",
  "POST /api/admin/settlement-differences/:id/payment",
  "POST /api/admin/settlement-reports/:gateway",
  "POST /api/admin/unmatched/:order/close",
  "POST /api/admin/users/change",
  "POST /api/admin/users/create",
  "POST /api/admin/users/end",
  "POST /api/admin/users/list",
  "POST /api/admin/users/resetSecondFactor",
  "POST /api/notify",
  "POST /api/payments/licence",
  "POST /api/person/erase",
  "POST /api/person/export",
  "POST /api/secondFactor",
  "POST /api/secondFactor/enrolment",
  "POST /api/site/verification",
  "POST /api/verification",
  "POST /api/verification/confirm",
  "POST /api/views",
  "POST /db/_session",
  "POST /resetPassword",
  "POST /updateUser",
];

interface Answered {
  readonly route: string;
  readonly readableBy: string | null;
  readonly status: number;
}

/** Calls each route once for a page of this origin. */
async function callAll({ app }: BackendUnderTest, origin: string): Promise<readonly Answered[]> {
  const routes = new Set(
    app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
  );
  const answers: Answered[] = [];
  for (const route of [...routes].sort()) {
    const [method = "", path = ""] = route.split(" ");
    const answer = await app.request(path.replaceAll(/:\w+/g, "a".repeat(43)), {
      method,
      headers: { "content-type": "application/json", origin, ...OPERATOR_HEADERS },
      ...(method === "GET" ? {} : { body: "{}" }),
    });
    expect([route, answer.headers.get("access-control-allow-credentials")]).toEqual([route, null]);
    const readableBy = answer.headers.get("access-control-allow-origin");
    answers.push({ route, readableBy, status: answer.status });
  }
  return answers;
}

const routesWith = (answers: readonly Answered[], isWanted: (answer: Answered) => boolean) =>
  answers.filter(isWanted).map(({ route }) => route);

describe("of all routes", () => {
  test("a council's page reads the answers of the public calls, and of no others", () =>
    withBackend(async (backend) => {
      const answers = await callAll(backend, COUNCIL);
      expect(routesWith(answers, ({ readableBy }) => readableBy === COUNCIL)).toEqual(FOR_COUNCILS);
      expect(routesWith(answers, ({ readableBy }) => readableBy === "*")).toEqual(FOR_ANYBODY);
      expect(routesWith(answers, ({ status }) => status === 403)).toEqual(OWN_CALLS);
    }, WHOLE));

  test("the portal's own page is refused none for its origin", () =>
    withBackend(async (backend) => {
      const answers = await callAll(backend, PORTAL);
      expect(routesWith(answers, ({ status }) => status === 403)).toEqual([]);
    }, WHOLE));

  test.each(STRANGERS)(
    "a page of %s reads public facts only, and reaches no own call of the portal",
    (origin) =>
      withBackend(async (backend) => {
        const answers = await callAll(backend, origin);
        expect(routesWith(answers, ({ readableBy }) => readableBy !== null)).toEqual(FOR_ANYBODY);
        expect(routesWith(answers, ({ status }) => status === 403)).toEqual(OWN_CALLS);
      }, WHOLE),
  );
});
