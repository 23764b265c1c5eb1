import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { failureAnswer } from "../../../src/api/schemas/failure.ts";
import { payRequest, post, tryToCreate } from "../accounts/citizen.ts";
import { COUNCIL, makeBackend, PORTAL, withBackend } from "../backendUnderTest.ts";

const query = { council: "mpt", payment_type: "assessment", _id: "A100" };

describe("calls from the councils' pages", () => {
  test.each([
    ["a good answer", "/assessments", query, 200],
    ["nothing found", "/search", { ...query, _id: "A1" }, 404],
    ["a refusal", "/assessments", { ...query, council: "x" }, 404],
    ["a changed amount", "/createPayment", payRequest({ amount: "1.00" }), 409],
    ["a closed counter", "/compounds", query, 403],
    ["a path that is none of ours", "/api/nothing", {}, 404],
    ["a body that is none", "/api/query", 1, 400],
  ])("may read the answer of %s, without credentials", (_name, path, body, status) =>
    withBackend(async (backend) => {
      const answer = await post(backend, path, body, { "idempotency-key": "0123456789abcdef" });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("access-control-allow-origin")).toBe(COUNCIL);
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.get("access-control-expose-headers")).toBe("Retry-After, x-reference");
      expect(answer.headers.get("vary")).toContain("Origin");
    }),
  );

  test("may read a server error as well, which reveals only its reference", () =>
    withBackend(async ({ databases }) => {
      const broken = makeBackend({
        ...databases,
        records: {
          ...databases.records,
          read: async () => {
            throw new Error("SITI BINTI OMAR");
          },
        },
      });
      const answer = await post(broken, "/search", query);
      const body = create(await answer.json(), failureAnswer);
      expect(answer.status).toBe(500);
      expect(answer.headers.get("access-control-allow-origin")).toBe(COUNCIL);
      expect(body).toEqual({
        error: "internal_server_error",
        reason: "attempt_failed_please_try_again",
        reference: answer.headers.get("x-reference"),
      });
      expect(broken.log).toContainEqual(
        expect.objectContaining({ reference: body.reference, status: 500, fault: "Error", route: "/search" }),
      );
      expect(JSON.stringify(broken.log)).not.toContain("SITI");
    }));

  test("get a server error when the stored data are wrong, and the log says in which call", () =>
    withBackend(async (backend) => {
      const { records } = backend.databases;
      const id = "mpt:assessment:A100";
      await records.write({ ...(await records.read(id)), _id: id, arrears: "SITI" });
      for (const [path, body] of [
        ["/search", query],
        ["/createPayment", payRequest()],
      ] as const) {
        const answer = await post(backend, path, body, { "idempotency-key": "0123456789abcdef" });
        expect(answer.status).toBe(500);
        expect(backend.log).toContainEqual(
          expect.objectContaining({ route: path, status: 500, fault: "StoredDataError" }),
        );
      }
      expect(JSON.stringify(backend.log)).not.toContain("SITI");
    }));

  test("need a preflight once a day", () =>
    withBackend(async ({ app }) => {
      const preflight = await app.request("/createPayment", {
        method: "OPTIONS",
        headers: { origin: COUNCIL, "access-control-request-method": "POST" },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-max-age")).toBe("86400");
      expect(preflight.headers.get("access-control-allow-headers")).toBe(
        "authorization, content-type, idempotency-key",
      );
    }));

  test("differ from another site's page, which may not read and gets no preflight", () =>
    withBackend(async (backend) => {
      const headers = { origin: "https://evil.example" };
      const answer = await post(backend, "/assessments", query, headers);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      const preflight = await backend.app.request("/createPayment", { method: "OPTIONS", headers });
      expect(preflight.headers.get("access-control-allow-headers")).toBeNull();
    }));
});

describe("a body", () => {
  test("longer than 64 kB is refused, even when no header gives its length", () =>
    withBackend(async (backend) => {
      const long = { ...payRequest(), user: "x".repeat(65 * 1024) };
      expect((await tryToCreate(backend, long)).status).toBe(413);
      const stream = new Blob([JSON.stringify(long)]).stream();
      const answer = await backend.app.request("/createPayment", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: stream,
        duplex: "half",
      } as RequestInit);
      expect(answer.status).toBe(413);
    }));

  test("without the JSON content type is refused, so a plain form cannot make a payment", () =>
    withBackend(async ({ app }) => {
      const answer = await app.request("/createPayment", {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify(payRequest()),
      });
      expect(answer.status).toBe(415);
    }));

  test("that is incomplete, or nested too deeply, is refused", () =>
    withBackend(async ({ app }) => {
      const headers = { "content-type": "application/json", "idempotency-key": "0123456789abcdef" };
      for (const body of ['{"type":', `${"[".repeat(20_000)}${"]".repeat(20_000)}`]) {
        const answer = await app.request("/createPayment", { method: "POST", headers, body });
        expect(answer.status).toBe(400);
      }
    }));
});

test("an unknown path has a reason of its own, whoever asks by whatever method; a missing record has another reason", () =>
  withBackend(async (backend) => {
    const reasonAt = async (path: string, method = "GET", headers = {}) => {
      const answer = await backend.app.request(path, { method, headers });
      return [answer.status, (await answer.json()).reason];
    };
    for (const path of ["/api/nothing", "/nothing/at/all", "/couch/_session", "/metrics", "/assets/none.js"])
      expect([path, await reasonAt(path)]).toEqual([path, [404, "unknown_path"]]);
    // An internal route looks like an unknown path to a caller who may not use it.
    expect(await reasonAt("/internal/backup", "POST")).toEqual([404, "unknown_path"]);
    expect(await reasonAt("/internal/nothing", "POST")).toEqual([404, "unknown_path"]);
    expect(await reasonAt(`/api/payments/${"A".repeat(43)}`)).toEqual([404, "missing"]);
    const absent = await post(backend, "/search", { ...query, _id: "A1" });
    expect((await absent.json()).reason).toBe("missing");
  }));

test("the calls and the pay page are below the base path when one is set, and nothing is at the root (rule 7.2)", () =>
  withBackend(
    async (backend) => {
      expect((await post(backend, "/pay-api/assessments", query)).status).toBe(200);
      const atRoot = await post(backend, "/assessments", query);
      expect([atRoot.status, (await atRoot.json()).reason]).toEqual([404, "unknown_path"]);
      const answer = await post(backend, "/pay-api/createPayment", payRequest(), {
        "idempotency-key": "0123456789abcdef",
      });
      const { pay_url } = await answer.json();
      expect(pay_url).toContain(`${PORTAL}/pay-api/pay/`);
      const page = await backend.app.request(pay_url);
      expect(page.status).toBe(200);
      const files = [...(await page.text()).matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js))"/g)];
      expect(files.map(([, file]) => file)).toEqual(["/pay-api/pay/pay.css", "/pay-api/pay/pay.js"]);
      for (const [, file = ""] of files) expect((await backend.app.request(file)).status).toBe(200);
      const direct = await post(backend, "/pay-api/api/fpx/direct", {});
      expect(direct.status).toBe(415);
    },
    { basePath: "/pay-api" },
  ));
