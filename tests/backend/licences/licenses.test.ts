import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { created, lineOf, post, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { LICENSE, MARKET_LICENSE } from "../bills/bills.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";
import { bearer, paidToken, renewalOf } from "./licences.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const base64url = (text: string) => Buffer.from(text).toString("base64url");

/** Its base64 has both characters in which base64 and base64url differ. */
const AWKWARD = "R\u00fe\u00ff\u00bf>>>???";

const ROW = {
  _id: "R1234567",
  type: "license",
  council: "mpt",
  license_no: "R1234567",
  nama_s: "KEDA* ****** ****",
  statusl: "A",
  m_kod_type: "N",
  sah_hingga: "2025-12-31",
};

const get = ({ app }: BackendUnderTest, path: string, headers = {}) => app.request(path, { headers });

describe("licences by GET", () => {
  test.each([base64("R1234567"), base64url("R1234567"), base64("r-1234567"), base64(" r 1234567")])(
    "are found by the number in base64, with masked owners: %s",
    (id) =>
      withBackend(async (backend) => {
        const query = new URLSearchParams({ id, type: "trading_license", council: "mpt" });
        const answer = await get(backend, `/api/licenses?${query}`);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual({ rows: [ROW] });
      }),
  );

  test("are of the default council when the call names none", () =>
    withBackend(async (backend) => {
      const path = `/api/licenses?id=${base64url("R1234567")}&type=trading_license`;
      expect((await (await get(backend, path)).json()).rows).toHaveLength(1);
      expect(await (await get(backend, `${path}&council=mps`)).json()).toEqual({ rows: [] });
    }));

  test("are read one by one, with the amount due", () =>
    withBackend(async (backend) => {
      const permit = `/api/licenses/council_permit_license/${base64("301-1234")}`;
      expect(await (await get(backend, permit)).json()).toMatchObject({ _id: "3011234", balance: "84.00" });
      const record = await (
        await get(backend, `/api/licenses/trading_license/${base64url("R1234567")}`)
      ).json();
      expect(record).toMatchObject({ ...ROW, balance: "250.00", arrears: "50.00" });
      for (const own of ["_rev", "ic_no", "photo", "_attachments"]) expect(record).not.toHaveProperty(own);
    }));

  test("are missing when no such licence exists", () =>
    withBackend(async (backend) => {
      expect((await get(backend, `/api/licenses/trading_license/${base64("R7")}`)).status).toBe(404);
      const elsewhere = `/api/licenses/trading_license/${base64("R1234567")}?council=mps`;
      expect((await get(backend, elsewhere)).status).toBe(404);
    }));

  test("are read by any number, in base64 or base64url (rule 7.13)", () =>
    withBackend(async (backend) => {
      const record = { ...LICENSE, _id: AWKWARD.toUpperCase(), license_no: AWKWARD };
      await backend.databases.records.write(documentOf(record, undefined));
      for (const id of [base64(AWKWARD), base64url(AWKWARD), base64(AWKWARD).replace(/=+$/, "")]) {
        const path = `/api/licenses/trading_license/${encodeURIComponent(id)}`;
        expect((await get(backend, path)).status).toBe(200);
      }
    }));

  test.each([
    ["that is none", "%21%21"],
    ["that is cut off", base64("R1234567").slice(0, -3)],
    ["of no text", Buffer.from([0xff, 0xfe, 0xfd]).toString("base64url")],
    ["without end", base64("R".repeat(1200))],
  ])("base64 %s is 400", (_name, id) =>
    withBackend(async (backend) => {
      for (const path of [
        `/api/licenses?type=trading_license&id=${id}`,
        `/api/licenses/trading_license/${id}`,
        `/api/licenses/trading_license/${id}/attachments/picture`,
      ])
        expect((await get(backend, path)).status).toBe(400);
    }),
  );

  test.each([
    ["no number", `?type=trading_license`],
    ["the other register", `?type=council_permit_license&id=${base64("R1234567")}`],
    ["no register", `?id=${base64("R1234567")}`],
    ["a register that is none", `/license/${base64("R1234567")}`],
    ["the other register in the path", `/council_permit_license/${base64("R1234567")}`],
    ["a number that breaks the line", `/trading_license/${base64("R1234567\n")}`],
  ])("%s is an invalid search", (_name, rest) =>
    withBackend(async (backend) => {
      const answer = await get(backend, `/api/licenses${rest}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: "bad_request",
        reason: "Invalid search parameters",
      });
    }),
  );

  test.each([
    ["a council that does not exist", {}, "&council=xyz", 404, "invalid_council"],
    [
      "a council that takes no licences",
      { councils: { mpt: { charges: [] } } },
      "",
      403,
      "invalid_payment_type",
    ],
    ["a closed counter", { closing: true }, "", 503, "closed"],
  ])("%s is refused with its reason (rule 8.24)", (_name, configuration, rest, status, reason) =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", ...configuration });
      const answer = await get(backend, `/api/licenses?type=trading_license&id=${base64("R1234567")}${rest}`);
      expect([answer.status, (await answer.json()).reason]).toEqual([status, reason]);
    }),
  );
});

const PHOTO = `/api/licenses/trading_license/${base64url("R1234567")}/attachments/picture`;
const RENEWAL = [renewalOf(LICENSE)];

const withPhoto = (backend: BackendUnderTest, photo?: string, record = LICENSE) =>
  storeRecords(backend.databases.records, [
    { ...documentOf(record, undefined), ...(photo === undefined ? {} : { photo }) },
  ]);

describe("the photo of a licence's owner", () => {
  test.each([
    ["image/png", FACE_PNG],
    ["image/jpeg", FACE_JPEG],
  ])("is shown as %s to the payer of the renewal", (type, face) =>
    withBackend(async (backend) => {
      await withPhoto(backend, face);
      const answer = await get(backend, PHOTO, bearer(await paidToken(backend, RENEWAL)));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(Buffer.from(await answer.arrayBuffer()).toString("base64")).toBe(face);
    }),
  );

  test("is hidden from everybody else, as if there were none (rule 7.13)", () =>
    withBackend(async (backend) => {
      await withPhoto(backend, FACE_PNG);
      const unpaid = await created(backend, requestFor(RENEWAL), "the-key-of-an-unpaid");
      const other = await paidToken(backend, [renewalOf(MARKET_LICENSE)], { key: "the-key-of-another-one" });
      const arrears = await paidToken(backend, [lineOf(LICENSE, "arrears")], {
        key: "the-key-of-the-arrears",
      });
      const own = await paidToken(backend, [
        renewalOf({ ...LICENSE, balance: sen(200_00), arrears: sen(0) }),
      ]);
      const refusals: readonly (readonly [string, object])[] = [
        [PHOTO, {}],
        [PHOTO, bearer("")],
        [PHOTO, bearer("x".repeat(43))],
        [PHOTO, { authorization: own }],
        [PHOTO, { authorization: `Basic ${own}` }],
        [PHOTO, bearer(unpaid.status_token)],
        [PHOTO, bearer(other)],
        [PHOTO, bearer(arrears)],
        [`${PHOTO}?token=${own}`, {}],
        [`${PHOTO}?council=mps`, bearer(own)],
        [`${PHOTO}?council=xyz`, bearer(own)],
        [PHOTO.replace("picture", "photo"), bearer(own)],
        [PHOTO.replace("picture", "_rev"), bearer(own)],
        [PHOTO.replace("trading_license", "council_permit_license"), bearer(own)],
      ];
      // A paid licence without a photo.
      const permit = `/api/licenses/council_permit_license/${base64url("301-1234")}/attachments/picture`;
      const without = await get(backend, permit, bearer(other));
      const { reference: _its, ...none } = await without.json();
      expect([without.status, none]).toEqual([404, { error: "not_found", reason: "missing" }]);
      for (const [path, headers] of refusals) {
        const answer = await get(backend, path, headers);
        const { reference: _own, ...body } = await answer.json();
        expect([path, headers, answer.status, body]).toEqual([path, headers, 404, none]);
      }
      expect((await get(backend, PHOTO, bearer(own))).status).toBe(200);
    }));

  test("is shown while the counter is closing, because the licence is paid", () =>
    withBackend(async (backend) => {
      await withPhoto(backend, FACE_PNG);
      const token = await paidToken(backend, RENEWAL);
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect((await get(backend, PHOTO, bearer(token))).status).toBe(200);
    }));

  test("stays when the record is loaded again without one, and changes with a new one", () =>
    withBackend(async (backend) => {
      const token = await paidToken(backend, RENEWAL);
      const show = async () => {
        const answer = await get(backend, PHOTO, bearer(token));
        return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString("base64") : "none";
      };
      expect(await show()).toBe("none");
      await withPhoto(backend, FACE_PNG);
      await withPhoto(backend, undefined, { ...LICENSE, balance: sen(300_00) });
      expect(await show()).toBe(FACE_PNG);
      await withPhoto(backend, FACE_JPEG);
      expect(await show()).toBe(FACE_JPEG);
      const query = { council: "mpt", payment_type: "license", _id: "R1234567" };
      expect(await (await post(backend, "/search", query)).json()).toMatchObject({ balance: "0.00" });
    }));

  test("is deleted when the licence changes its owner, and so are the print fields", () =>
    withBackend(async (backend) => {
      const print = { lesen_print: 4, holder: "LIM AH KAU", address: "LOT 7", conditions: [] };
      const load = (ic_no: string, besides: object) =>
        storeRecords(backend.databases.records, [{ ...documentOf(LICENSE, ic_no), ...besides }]);
      const stored = () => backend.databases.records.read("mpt:license:R1234567");
      await load("310412120043", { photo: FACE_PNG, print });
      await load("310412120043", {});
      expect(await stored()).toMatchObject({ print, _attachments: { picture: {} } });
      await load("350921490017", {});
      expect(await stored()).not.toHaveProperty("print");
      expect(await stored()).not.toHaveProperty("_attachments");

      const company = (nama_s: string, besides: object) =>
        storeRecords(backend.databases.records, [
          { ...documentOf({ ...LICENSE, nama_s }, undefined), ...besides },
        ]);
      await company("SYARIKAT LIM SDN. BHD.", { print });
      await company("SYARIKAT LIM SDN. BHD.", {});
      expect(await stored()).toMatchObject({ print });
      await company("SYARIKAT TAN SDN. BHD.", {});
      expect(await stored()).not.toHaveProperty("print");
    }));

  test("is loaded by the internal route for records", () =>
    withBackend(async (backend) => {
      const door = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };
      const records = [{ ...documentOf(LICENSE, undefined), photo: FACE_JPEG }];
      expect((await post(backend, "/internal/records", { records }, door)).status).toBe(200);
      expect((await get(backend, PHOTO, bearer(await paidToken(backend, RENEWAL)))).status).toBe(200);
    }));

  test("is not sent when the stored file is not a picture", () =>
    withBackend(async (backend) => {
      const { records } = backend.databases;
      const stored = await records.read("mpt:license:R1234567");
      const page = { content_type: "image/png", data: base64("<script>alert(1)</script>") };
      await records.write({ ...stored, _id: "mpt:license:R1234567", _attachments: { picture: page } });
      expect((await get(backend, PHOTO, bearer(await paidToken(backend, RENEWAL)))).status).toBe(404);
    }));

  test("is never part of a search, a payment or a log", () =>
    withBackend(async (backend) => {
      await withPhoto(backend, FACE_PNG);
      const token = await paidToken(backend, RENEWAL);
      const query = { council: "mpt", payment_type: "license", _id: "R1234567" };
      const answers = [
        await post(backend, "/search", query),
        await get(backend, `/api/licenses?type=trading_license&id=${base64("R1234567")}`),
        await get(backend, `/api/payments/${token}`),
      ];
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      for (const text of [...texts, JSON.stringify(backend.log)]) {
        expect(text).not.toContain(FACE_PNG.slice(0, 20));
        expect(text).not.toContain("_attachments");
      }
    }));
});
