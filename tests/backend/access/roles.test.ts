import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, cookieOf, logIn } from "../accounts/accounts.ts";
import { PORTAL } from "../backendUnderTest.ts";
import { openProxyWorld, type ProxyWorld } from "./proxyWorld.ts";

/**
 * The roles that each call of the central team admits. Every other role is refused, so a new call fails here until its roles are
 * listed. A role for one council is refused everywhere, unless the call is limited to it.
 */
const ADMITTED: Readonly<Record<string, readonly string[]>> = {
  "GET /api/admin/today": ["finance", "support", "administrator", "auditor"],
  "GET /api/admin/configuration": ["administrator", "auditor"],
  "GET /api/admin/configuration/changes": ["administrator", "auditor"],
  "POST /api/admin/configuration": ["administrator"],
  // limited by council: a role for one council opens that council alone
  "GET /api/admin/councils/:council": ["administrator", "auditor"],
  "GET /api/admin/councils/:council/changes": ["administrator", "auditor"],
  "GET /api/admin/councils/:council/signature": ["administrator", "auditor"],
  "GET /api/admin/councils/:council/keys": ["administrator", "auditor"],
  "GET /api/admin/councils/:council/seller": ["administrator", "auditor"],
  "POST /api/admin/councils/:council": ["administrator"],
  "POST /api/admin/councils/:council/keys": ["administrator"],
  "POST /api/admin/councils/:council/keys/revoke": ["administrator"],
  "POST /api/admin/councils/:council/seller/confirmation": ["administrator"],
  "POST /api/admin/councils/:council/seller/proposal": ["administrator"],
  "POST /api/admin/councils/:council/seller/rejection": ["administrator"],
  "POST /api/admin/councils/:council/sites/allow": ["administrator"],
  "POST /api/admin/councils/:council/sites/remove": ["administrator"],
  "POST /api/admin/councils/:council/undo": ["administrator"],
  "GET /api/admin/payments": ["finance", "support", "auditor"],
  "POST /api/admin/payments/search": ["finance", "support", "auditor", "finance:mpt"],
  "GET /api/admin/payments/orders/:order": ["finance", "support", "auditor", "finance:mpt"],
  "POST /api/admin/payments/orders/:order/receipt": ["support"],
  "POST /api/admin/payments/orders/:order/email": ["finance", "support"],
  "POST /api/admin/payments/export": ["finance", "support", "auditor", "finance:mpt"],
  "GET /api/admin/payments/export/:ticket": ["finance", "support", "auditor", "finance:mpt"],
  "POST /api/admin/payments/:id/review": ["finance"],
  // limited by council: they show and change what belongs to the council
  "GET /api/admin/refunds": ["finance", "support", "auditor", "finance:mpt"],
  "GET /api/admin/refunds/:order": ["finance", "support", "auditor", "finance:mpt"],
  "POST /api/admin/payments/:id/refund/opening": ["finance", "support", "finance:mpt"],
  "POST /api/admin/payments/:id/refund/approval": ["finance", "finance:mpt"],
  "POST /api/admin/payments/:id/refund/rejection": ["finance", "finance:mpt"],
  "POST /api/admin/payments/:id/refund/payout": ["finance", "finance:mpt"],
  "POST /api/admin/payments/:id/requery": ["finance", "support"],
  "POST /api/admin/unmatched/:order/close": ["finance"],
  "POST /api/admin/users/list": ["administrator", "auditor"],
  "POST /api/admin/users/change": ["administrator"],
  "POST /api/admin/users/create": ["administrator"],
  "POST /api/admin/users/end": ["administrator"],
  "POST /api/admin/users/resetSecondFactor": ["administrator"],
  "POST /api/admin/identities": ["accounts"],
  "POST /api/admin/audit/search": ["administrator", "auditor"],
  "POST /api/admin/audit/export": ["administrator", "auditor"],
  "GET /api/admin/audit/export/:ticket": ["administrator", "auditor"],
  "POST /api/admin/settlement-reports/:gateway": ["finance"],
  "GET /api/admin/payouts": ["finance", "auditor"],
  "GET /api/admin/payouts/dues": ["finance", "auditor"],
  "POST /api/admin/payouts/transfers": ["finance"],
  "GET /api/admin/settlement-differences": ["finance", "auditor"],
  "POST /api/admin/settlement-differences/:id/owner": ["finance"],
  "POST /api/admin/settlement-differences/:id/ending": ["finance"],
  "POST /api/admin/settlement-differences/:id/confirmation": ["finance"],
  "POST /api/admin/settlement-differences/:id/payment": ["finance"],
  // limited by council: the council stands in the path
  "POST /api/admin/loads/:council/:charge": ["administrator"],
  "GET /api/admin/remittances": ["finance", "auditor", "finance:mpt"],
  "GET /api/admin/remittances/:remittance": ["finance", "auditor", "finance:mpt"],
  "GET /api/admin/remittances/:remittance/csv": ["finance", "auditor", "finance:mpt"],
  "GET /api/admin/remittances/:remittance/pdf": ["finance", "auditor", "finance:mpt"],
  // limited by council: refused without the council in the query
  "GET /api/admin/reports/:period": ["finance", "auditor"],
};

/** These post what they ask for, because an address has no personal data, and change nothing. */
const READING_POSTS: ReadonlySet<string> = new Set([
  "POST /api/admin/payments/search",
  "POST /api/admin/payments/export",
  "POST /api/admin/users/list",
  "POST /api/admin/audit/search",
  "POST /api/admin/audit/export",
]);

const ROLES = ["user", "finance", "support", "administrator", "auditor", "accounts", "finance:mpt"];

describe("a call of the central team", () => {
  let world: ProxyWorld;
  const cookies = new Map<string, string>();
  beforeAll(async () => {
    world = await openProxyWorld();
    for (const role of ROLES) {
      const name = `${role.replace(":", ".")}@majlis.my`;
      await addUser(world.opened.users, name, [role]);
      cookies.set(role, cookieOf(await logIn(world.app, name)));
    }
  });
  afterAll(() => world.close());

  const ask = async (call: string, role: string): Promise<number> => {
    const [method = "", path = ""] = call.split(" ");
    const answer = await world.app.request(
      path.replace(":period", "2026-11").replaceAll(/:\w+/g, "a".repeat(32)),
      {
        method,
        headers: { cookie: cookies.get(role) ?? "", origin: PORTAL, "content-type": "application/json" },
        ...(method === "POST" && { body: "{}" }),
      },
    );
    return answer.status;
  };

  test("has its roles listed here", () => {
    const calls = world.app.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/admin/"))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(calls)].sort()).toEqual(Object.keys(ADMITTED).sort());
  });

  test.each(Object.entries(ADMITTED))("%s admits only %j (rule 6.4)", async (call, admitted) => {
    const statuses = await Promise.all(ROLES.map(async (role) => [role, await ask(call, role)] as const));
    const letIn = statuses.filter(([, status]) => status !== 401 && status !== 403).map(([role]) => role);
    expect(letIn).toEqual(admitted);
  });

  test("admits an auditor to read and to nothing else (rule 6.4)", () => {
    const admitted = Object.entries(ADMITTED)
      .filter(([, roles]) => roles.includes("auditor"))
      .map(([call]) => call);
    expect(admitted.filter((call) => !call.startsWith("GET ") && !READING_POSTS.has(call))).toEqual([]);
  });

  test("about the report of a council admits a role for this council, and refuses it for another", async () => {
    const status = (council: string) =>
      ask(`GET /api/admin/reports/:period?council=${council}`, "finance:mpt");
    expect(await status("mpt")).toBe(200);
    expect(await status("mps")).toBe(403);
  });
});
