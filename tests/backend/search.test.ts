import { describe, expect, test } from "vitest";
import { documentOf } from "../../demo/records/document.ts";
import { withBackend } from "./backendUnderTest.ts";
import { COMPOUND, IDENTITY_NUMBER, OTHER_COMPOUND } from "./bills.ts";
import { pay, payRequest, post } from "./citizen.ts";

const assessment = (id: string, more = {}) => ({
  council: "mpt",
  payment_type: "assessment",
  _id: id,
  ...more,
});
const compound = (id: string, more = {}) => ({ council: "mpt", payment_type: "compound", _id: id, ...more });

describe("finding rows", () => {
  test("an assessment is found by its exact number, normalised, with its owner masked", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/assessments", assessment(" a100 "));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        rows: [
          {
            _id: "A100",
            type: "assessment",
            council: "mpt",
            assessment_no: "A100",
            name: "AHM** *** ***",
            house_no: "LOT 7",
          },
        ],
      });
    }));

  test("nothing found is no rows, not a failure", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/assessments", assessment("A1"));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ rows: [] });
    }));

  test.each(["K26-000001", "k26000001", "sab 1234 a", IDENTITY_NUMBER])(
    "a compound is found by its own, its vehicle's or its payer's number: %s",
    (number) =>
      withBackend(async (backend) => {
        const answer = await post(backend, "/compounds", compound(number));
        const { rows } = await answer.json();
        expect(rows[0]).toMatchObject({ _id: "K26000001", compound_no: "K26-000001" });
        expect(JSON.stringify(rows)).not.toContain(IDENTITY_NUMBER);
        expect(JSON.stringify(rows)).not.toContain("search_keys");
      }),
  );

  test("rows are ordered by number and narrowed by the compound's type", () =>
    withBackend(async (backend) => {
      const all = await (await post(backend, "/compounds", compound(IDENTITY_NUMBER))).json();
      expect(all.rows.map((row: { _id: string }) => row._id)).toEqual(["K26000001", "K26000002"]);
      const narrowed = await post(
        backend,
        "/compounds",
        compound(IDENTITY_NUMBER, { compound_type: "individual" }),
      );
      expect((await narrowed.json()).rows.map((row: { _id: string }) => row._id)).toEqual(["K26000002"]);
    }));

  test("a number that holds no letter or digit finds nothing, also where a council writes a dash for none", () =>
    withBackend(async (backend) => {
      const none = { ...OTHER_COMPOUND, _id: "K26000003", compound_no: "K26-000003", vehicle_no: "-" };
      const document = documentOf(none, undefined);
      expect(document.search_keys).toEqual(["K26000003"]);
      // as an earlier version loaded it
      await backend.databases.records.write({ ...document, search_keys: ["K26000003", ""] });
      for (const number of ["-", " - ", "\u00a0"]) {
        const answer = await post(backend, "/compounds", compound(number));
        expect(await answer.json()).toEqual({ rows: [] });
      }
    }));

  test("another council's records are not found", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/compounds", compound(IDENTITY_NUMBER, { council: "mps" }));
      expect(await answer.json()).toEqual({ rows: [] });
    }));
});

describe("reading the chosen record", () => {
  test("it has a balance and masked names, and nothing that is the server's own", () =>
    withBackend(async (backend) => {
      const answer = await (await post(backend, "/search", assessment("A100"))).json();
      expect(answer).toMatchObject({ _id: "A100", name: "AHM** *** ***", balance: "165.00" });
      expect(answer).not.toHaveProperty("_rev");
      const fine = await (await post(backend, "/search", compound("K26-000001"))).json();
      expect(fine).toMatchObject({ _id: COMPOUND._id, amount: "80.00", payer: "SIT* ***** ****" });
      expect(fine).not.toHaveProperty("ic_no");
    }));

  test("what was paid is off the balance", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      const answer = await (await post(backend, "/search", assessment("A100"))).json();
      expect(answer).toMatchObject({
        arrears: "0.00",
        landcess_effect: "0.00",
        current: "60.00",
        balance: "60.00",
      });
    }));

  test("a number that is nobody's is missing", () =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/search", assessment("A1"));
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: "not_found", reason: "missing" });
    }));
});

describe("what is not on offer", () => {
  const configured = { councils: { mpt: { available: false } } };
  test.each([
    ["a council that does not exist", {}, assessment("A100", { council: "xyz" }), 404, "invalid_council"],
    ["a council that is switched off", configured, assessment("A100"), 403, "invalid_council"],
    [
      "a charge type that the council does not offer",
      { councils: { mpt: { charges: ["compound"] } } },
      assessment("A100"),
      403,
      "invalid_payment_type",
    ],
    [
      "a charge type under maintenance",
      { councils: { mpt: { maintenance: ["assessment"] } } },
      assessment("A100"),
      403,
      "under_maintenance",
    ],
    [
      "a charge type that does not exist",
      {},
      assessment("A100", { payment_type: "tax" }),
      403,
      "invalid_payment_type",
    ],
    ["another call's charge type", {}, compound("K26-000001"), 403, "invalid_payment_type"],
    ["anything, while closing", { closing: true }, assessment("A100"), 503, "closed"],
    ["no number", {}, assessment(""), 400, "Invalid search parameters"],
  ])("%s is refused with its reason", (_name, configuration, query, status, reason) =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", ...configuration });
      const answer = await post(backend, "/assessments", query);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ reason });
    }),
  );
});
