import { describe, expect, test } from "vitest";
import { DEFAULT_LICENCE_MEANINGS } from "../../src/charges/license/codes.ts";
import { withBackend } from "./backendUnderTest.ts";
import { created, post } from "./citizen.ts";

const encode = (path: string) => ({ url: Buffer.from(path).toString("base64") });

describe("/api/query", () => {
  test.each(["metadata/configuration", "/metadata/configuration"])("%s has its defaults filled in", (path) =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", announcement: "Tutup", unknown: 1 });
      const answer = await post(backend, "/api/query", encode(path));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        closing: false,
        snackbarMessage: null,
        announcement: "Tutup",
        app_version: null,
        cart_limit: 20,
        assistance: { active: true, percent: 20, charges: ["assessment"] },
        licences: DEFAULT_LICENCE_MEANINGS,
        councils: {},
      });
    }),
  );

  test("a payment is read by its id, masked, without tokens and keys", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const answer = await post(backend, "/api/query", encode(`/transactions/${payment._id}`));
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({
        _id: payment._id,
        status: "in_progress",
        amount: "105.00",
        email: "a****@example.my",
        contact: "******6789",
        bank_name: "Maybank2U",
        response_code: null,
        services: [{ assessment_no: "A100", name: "AHM** *** ***", paid_until: "2025/4" }],
      });
      for (const secret of [
        payment.status_token,
        "idempotency",
        "callback_url",
        "fpx_request",
        "AHMAD",
        "_rev",
      ])
        expect(text).not.toContain(secret);
    }));

  test("a payment id that is nobody's is missing", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/api/query", encode(`/transactions/${"0".repeat(32)}`));
      expect(answer.status).toBe(404);
    }));

  test.each([
    "/_users/org.couchdb.user:a@example.my",
    "/all_payments/_all_docs",
    "/transactions/_all_docs",
    "/transactions/../metadata/configuration",
    "/metadata/configuration?rev=1",
    "/metadata/configuration/",
    "/metadata/configuration\n",
    "metadata%2Fconfiguration",
    "//metadata/configuration",
    "/handles/token:abc",
    "",
  ])("%j is forbidden", (path) =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/api/query", encode(path));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: "forbidden" });
    }),
  );

  test("a write is forbidden, also where a read is allowed", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/api/query", {
        ...encode("/metadata/configuration"),
        payload: { closing: true },
      });
      expect(answer.status).toBe(403);
    }));

  test.each(["not base64!", "bWV0YWRhdGE*", "bWV0Y WRh"])("%j is no base64", (url) =>
    withBackend(async (backend) => {
      expect((await post(backend, "/api/query", { url })).status).toBe(400);
    }),
  );

  test("a path that was encoded twice is none", () =>
    withBackend(async (backend) => {
      const twice = encode(encode("/metadata/configuration").url);
      expect((await post(backend, "/api/query", twice)).status).toBe(403);
    }));
});
