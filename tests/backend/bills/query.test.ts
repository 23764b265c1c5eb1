import { describe, expect, test } from "vitest";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { created, post } from "../accounts/citizen.ts";
import { DEFAULT_CONFIGURATION } from "../api/defaultConfiguration.ts";
import { withBackend } from "../backendUnderTest.ts";

const encode = (path: string) => ({ url: Buffer.from(path).toString("base64") });

describe("/api/query", () => {
  test.each(["metadata/configuration", "/metadata/configuration"])(
    "%s has its defaults filled in (rule 7.7)",
    (path) =>
      withBackend(async (backend) => {
        await backend.databases.metadata.write({ _id: "configuration", announcement: "Tutup", unknown: 1 });
        const answer = await post(backend, "/api/query", encode(path));
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual({
          ...DEFAULT_CONFIGURATION,
          crests: [],
          is_test: false,
          test_portal: null,
          announcement: "Tutup",
        });
      }),
  );

  test("cards are offered where a gateway is configured and the configuration allows them", async () => {
    const offered = async (takesCards: boolean, document: object) => {
      let cards: unknown;
      await withBackend(
        async (backend) => {
          await backend.databases.metadata.write({ _id: "configuration", ...document });
          const answer = await post(backend, "/api/query", encode("metadata/configuration"));
          cards = ((await answer.json()) as { cards: unknown }).cards;
        },
        { takesCards },
      );
      return cards;
    };
    expect(await offered(true, {})).toBe(true);
    expect(await offered(true, { cards: false })).toBe(false);
    expect(await offered(false, { cards: true })).toBe(false);
  });

  test("a payment is read by its id, masked, without tokens and keys (rule 7.7)", () =>
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
        services: [{ assessment_no: "A100", name: expect.stringMatching(/^[* ]+$/), paid_until: "2025/4" }],
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

  test("an unknown payment is not found", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/api/query", encode(`/transactions/${"0".repeat(32)}`));
      expect(answer.status).toBe(404);
    }));

  test("the charges that a council takes are found by its code (rules 7.7, 7.25)", () =>
    withBackend(async (backend) => {
      const councils = { mpt: { charges: ["assessment", "parking"], maintenance: ["parking"] } };
      await backend.databases.metadata.write({ _id: "configuration", councils });
      const ask = (fields: unknown) =>
        post(backend, "/api/query", { ...encode("metadata/_find"), payload: { selector: {}, fields } });
      const answer = await ask(["mpt"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.json()).toEqual({
        docs: [
          {
            mpt: {
              name: "Majlis Perbandaran Tawau",
              available: true,
              charges: ["assessment", "parking"],
              maintenance: ["parking"],
            },
          },
        ],
      });
      // The specification's own example has fields and no selector.
      const alone = { ...encode("metadata/_find"), payload: { fields: ["mpt"] } };
      const asSpecified = await post(backend, "/api/query", alone);
      expect([asSpecified.status, await asSpecified.json()]).toMatchObject([
        200,
        { docs: [{ mpt: { name: "Majlis Perbandaran Tawau" } }] },
      ]);
      const { docs } = await (await ask(["mps", "lbk"])).json();
      expect(docs).toMatchObject([
        { mps: { name: "Majlis Perbandaran Sandakan", charges: CHARGE_TYPES, maintenance: [] }, lbk: {} },
      ]);
    }));

  test.each([
    ["a field that is no council's", { selector: {}, fields: ["closing"] }],
    ["a field beside a council's", { selector: {}, fields: ["mpt", "_rev"] }],
    ["no field", { selector: {}, fields: [] }],
    ["no fields", { selector: {} }],
    ["a selector that is none", { selector: "all", fields: ["mpt"] }],
    ["more than that", { selector: {}, fields: ["mpt"], limit: 1 }],
    ["nothing", undefined],
  ])("finding councils by %s is forbidden", (_name, payload) =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/api/query", { ...encode("metadata/_find"), payload });
      expect(answer.status).toBe(403);
    }),
  );

  test("a parking account is read by its council and number, its holder masked (rule 7.7)", () =>
    withBackend(async (backend) => {
      const read = async (path: string) => post(backend, "/api/query", encode(path));
      expect(await (await read("/account/mpt:P130001")).json()).toEqual({
        _id: "P130001",
        type: "parking",
        council: "mpt",
        account_no: "P130001",
        holder: "KAVIT** *** ********",
        vehicle_no: "SA******",
        balance: "3.40",
      });
      expect(await (await read("account/mpt:p130002 ")).json()).not.toHaveProperty("balance");
      expect((await read("account/mpt:P139999")).status).toBe(404);
      // The number of another charge's record is no parking account.
      expect((await read("account/mpt:A100")).status).toBe(404);
      expect((await read("account/xyz:P130001")).status).toBe(404);
    }));

  test("no account is read where the council takes no parking reload", () =>
    withBackend(async (backend) => {
      const councils = { mpt: { maintenance: ["parking"] } };
      await backend.databases.metadata.write({ _id: "configuration", councils });
      const answer = await post(backend, "/api/query", encode("account/mpt:P130001"));
      expect(await answer.json()).toMatchObject({ error: "forbidden", reason: "under_maintenance" });
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
    "/account/mpt",
    "/account/mpt:",
    "/account/mpt:P130001\n",
    "/account/MPT:P130001",
    "/account/mpt/P130001",
    "/records/mpt:parking:P130001",
    "",
  ])("%j is forbidden", (path) =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/api/query", encode(path));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: "forbidden" });
    }),
  );

  test.each(["/metadata/configuration", "/account/mpt:P130001"])(
    "a write of %s is forbidden, although it may be read (rule 7.8)",
    (path) =>
      withBackend(async (backend) => {
        const answer = await post(backend, "/api/query", { ...encode(path), payload: { closing: true } });
        expect(answer.status).toBe(403);
      }),
  );

  test.each(["not base64!", "bWV0YWRhdGE*", "bWV0Y WRh"])("%j is no base64 (rule 7.3)", (url) =>
    withBackend(async (backend) => {
      expect((await post(backend, "/api/query", { url })).status).toBe(400);
    }),
  );

  test("a path that was encoded twice is refused", () =>
    withBackend(async (backend) => {
      const twice = encode(encode("/metadata/configuration").url);
      expect((await post(backend, "/api/query", twice)).status).toBe(403);
    }));
});
