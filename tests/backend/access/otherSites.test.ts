import { create } from "superstruct";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createdPayment } from "../../../src/api/schemas/payment.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { fieldsOf, form, KEY, payRequest } from "../accounts/citizen.ts";
import {
  BANK,
  type BackendUnderTest,
  COUNCIL,
  type Making,
  PORTAL,
  withBackend,
} from "../backendUnderTest.ts";
import { openProxyWorld, type ProxyWorld } from "./proxyWorld.ts";
import { watchedDatabases } from "./watchedDatabases.ts";

/** Pages of other sites may pay as a guest without a cookie and read the answers. They may do nothing with a user's session. */

const SEARCH = { council: "mpt", payment_type: "assessment", _id: "A100" };
const EVIL = "https://evil.example";

const json = (body: unknown, origin: string, headers = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", origin, ...headers },
  body: JSON.stringify(body),
});

type Asking = (backend: BackendUnderTest, origin: string) => Promise<Response>;

const search: Asking = async ({ app }, origin) => app.request("/search", json(SEARCH, origin));
const pay =
  (body: unknown): Asking =>
  async ({ app }, origin) =>
    app.request("/createPayment", json(body, origin, { "idempotency-key": KEY }));

/** One search at once, so that the second is refused. */
const LIMITED: Making = { limits: { searchesPerHour: 4, paymentsPerHour: 4 } };

/** One call for each status that a council's page may get. */
const ANSWERS: readonly (readonly [status: number, ask: Asking])[] = [
  [200, search],
  [400, async ({ app }, origin) => app.request("/search", json([], origin))],
  [404, async ({ app }, origin) => app.request("/search", json({ ...SEARCH, _id: "A1" }, origin))],
  [409, pay(payRequest({ amount: "1.00" }))],
  [413, pay({ ...payRequest(), user: "x".repeat(70_000) })],
  [
    415,
    async ({ app }, origin) => app.request("/search", { method: "POST", headers: { origin }, body: "{}" }),
  ],
  [
    422,
    async (backend, origin) => {
      await pay(payRequest())(backend, origin);
      return await pay(payRequest({ language: "en" }))(backend, origin);
    },
  ],
  [
    429,
    async (backend, origin) => {
      await search(backend, origin);
      return await search(backend, origin);
    },
  ],
  [
    503,
    async (backend, origin) => {
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      return await pay(payRequest())(backend, origin);
    },
  ],
];

describe("CORS", () => {
  test.each(ANSWERS)("allows a configured council to read a %i, and never with credentials", (status, ask) =>
    withBackend(
      async (backend) => {
        const answer = await ask(backend, COUNCIL);
        expect(answer.status).toBe(status);
        expect(answer.headers.get("access-control-allow-origin")).toBe(COUNCIL);
        expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
        expect(answer.headers.get("access-control-expose-headers")).toContain("Retry-After");
        expect(answer.headers.get("vary")).toContain("Origin");
        if ([429, 503].includes(status)) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      },
      status === 429 ? LIMITED : {},
    ),
  );

  test.each(ANSWERS)("allows nobody else to read a %i", (status, ask) =>
    withBackend(
      async (backend) => {
        const answer = await ask(backend, EVIL);
        expect(answer.status).toBe(status);
        for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control-/);
      },
      status === 429 ? LIMITED : {},
    ),
  );

  test.each([
    "null",
    `${COUNCIL}/`,
    `${COUNCIL}.`,
    COUNCIL.toUpperCase(),
    COUNCIL.replace("http:", "https:"),
    COUNCIL.replace("4174", "4175"),
    COUNCIL.replace("mpt.", "mpt.evil."),
    `${COUNCIL}.evil.example`,
    `${COUNCIL}, ${EVIL}`,
    "*",
  ])("does not take %j for a council", (origin) =>
    withBackend(async (backend) => {
      const answer = await search(backend, origin);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }),
  );
});

test("a guest pays from search to receipt without a cookie, and the server looks up no session", () =>
  withBackend(async (backend) => {
    const watched = watchedDatabases(backend.databases);
    const app = withLogin({ ...backend, databases: watched.databases });
    const answers: Response[] = [];
    const request = async (path: string, init: RequestInit = {}) => {
      const answer = await app.request(path, init);
      answers.push(answer.clone());
      return answer;
    };
    const [, touched] = await watched.during(async () => {
      const found = await (await request("/assessments", json(SEARCH, COUNCIL))).json();
      expect(found.rows).toHaveLength(1);
      await request("/search", json(SEARCH, COUNCIL));
      const made = await request("/createPayment", json(payRequest(), COUNCIL, { "idempotency-key": KEY }));
      const { pay_url, status_token } = create(await made.json(), createdPayment);
      const fields = fieldsOf(await (await request(new URL(pay_url).pathname)).text());
      await backend.exchange.app.request(`${BANK}/FPXMain/seller2DReceiver.jsp`, form(fields));
      await backend.exchange.decide(fields.fpx_sellerExOrderNo ?? "", { choice: "approve" });
      await backend.exchange.idle();
      const paid = await request(`/api/payments/${status_token}`, { headers: { origin: COUNCIL } });
      expect(await paid.json()).toMatchObject({ status: "paid" });
    });
    expect([...touched.reads]).not.toContain("users");
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  }));

describe("a session cookie", () => {
  let world: ProxyWorld;
  let admin = "";
  beforeAll(async () => {
    world = await openProxyWorld();
    await addUser(world.opened.users, "pentadbir@example.my", ["admin", "user"]);
    admin = cookieOf(await logIn(world.app, "pentadbir@example.my"));
  });
  afterAll(() => world.close());

  /** Every route with its placeholders filled, by each method that it accepts. */
  const routes = () =>
    world.app.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => [method, path.replaceAll(/:\w+(?:\{[^}]*\})?/g, "a".repeat(32))] as const);

  test("has no effect on a call from another site: the server reads no user and writes nothing", async () => {
    const elsewhere: readonly Readonly<Record<string, string>>[] = [
      { origin: EVIL },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    const changing = routes().filter(([method]) => method !== "GET");
    expect(changing.length).toBeGreaterThan(20);
    for (const [method, path] of changing)
      for (const headers of elsewhere) {
        const touched = await world.during(() =>
          world.app.request(path, {
            method,
            headers: { "content-type": "application/json", cookie: admin, ...headers },
            body: JSON.stringify({ name: "siti@example.my", password: "x" }),
          }),
        );
        expect([method, path, [...touched.writes]]).toEqual([method, path, []]);
        expect([method, path, touched.reads.has("users")]).toEqual([method, path, false]);
      }
  });

  test("has no effect on a form's post, whoever sends it", async () => {
    for (const [method, path] of routes().filter(([name]) => name === "POST"))
      for (const type of ["text/plain", "multipart/form-data", "application/xml", ""]) {
        const touched = await world.during(() =>
          world.app.request(path, {
            method,
            headers: { "content-type": type, cookie: admin, origin: PORTAL },
            body: '{"name":"siti@example.my"}',
          }),
        );
        expect([path, type, [...touched.writes]]).toEqual([path, type, []]);
      }
  });
});
