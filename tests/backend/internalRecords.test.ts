import { describe, expect, test } from "vitest";
import { documentOf } from "../../demo/records/document.ts";
import { sen } from "../../src/domain/money.ts";
import { withBackend } from "./backendUnderTest.ts";
import { ASSESSMENT } from "./bills.ts";
import { pay, payRequest, post } from "./citizen.ts";

const DOOR = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };
const asLoaded = (record: typeof ASSESSMENT) => ({ ...documentOf(record, undefined), _id: record._id });
const NEW = asLoaded({ ...ASSESSMENT, _id: "A300", assessment_no: "A300" });
const query = (id: string) => ({ council: "mpt", payment_type: "assessment", _id: id });

describe("loading records into the running data", () => {
  test("adds new records and replaces old ones; what was paid stays paid", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      const changed = asLoaded({ ...ASSESSMENT, current: sen(70_00), balance: sen(175_00) });
      const answer = await post(backend, "/internal/records", { records: [NEW, changed] }, DOOR);
      expect(await answer.json()).toEqual({ loaded: 2 });
      expect((await post(backend, "/search", query("A300"))).status).toBe(200);
      const old = await (await post(backend, "/search", query("A100"))).json();
      expect(old).toMatchObject({ arrears: "0.00", current: "70.00" });
    }));

  test("a record that is wrong is named by place and field, and none is loaded", () =>
    withBackend(async (backend) => {
      const wrong = { ...NEW, assessment_no: "A301", _id: "A301", arrears: "1.001" };
      const answer = await post(backend, "/internal/records", { records: [NEW, wrong] }, DOOR);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error: "unprocessable_entity",
        problems: [{ index: 1, field: "arrears" }],
      });
      expect((await post(backend, "/search", query("A300"))).status).toBe(404);
    }));

  test.each([
    ["without a token", { "test-peer": "127.0.0.1" }],
    ["with a wrong token", { ...DOOR, authorization: "Bearer the-internal-tokem" }],
    ["from another machine", { ...DOOR, "test-peer": "192.0.2.1" }],
    ["through a proxy of this machine", { ...DOOR, "x-forwarded-for": "192.0.2.1" }],
    ["from nowhere", { authorization: DOOR.authorization }],
  ])("%s the door is not there", (_name, headers) =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/internal/records", { records: [NEW] }, headers);
      expect(answer.status).toBe(404);
      expect((await post(backend, "/search", query("A300"))).status).toBe(404);
    }),
  );
});
