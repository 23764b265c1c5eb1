import { describe, expect, test } from "vitest";
import { licenceValue } from "../../../src/domain/licenceKey.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { post } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import {
  askLicence,
  bearer,
  loadLicence,
  MONTHLY,
  PRINT,
  paidToken,
  renewalOf,
  withLicences,
} from "../licences/licences.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";
import { MARKET_LICENSE } from "./bills.ts";

/** Rules 7.14 and 7.15: GET /api/getAttachments/metadata/logo/{council}.png and /signatures/presiden.png. */

const LOGO = "/api/getAttachments/metadata/logo/mpt.png";
const KEY = { number: "301-1234", year: 2026 };
const SIGNATURE = `/api/getAttachments/metadata/signatures/presiden.png?council=mpt&licence=${licenceValue(KEY)}`;
const SIGNER = { name: "DORIS GUNDOHING", title: "Presiden" };

const get = ({ app }: BackendUnderTest, path: string, headers = {}) =>
  app.request(path, { headers: { origin: PORTAL, ...headers } });

const keep = ({ databases }: BackendUnderTest, given = {}) =>
  keepCouncilPrint(databases, {
    council: "mpt",
    logo: FACE_PNG,
    signature: FACE_JPEG,
    signer: SIGNER,
    ...given,
  });

describe("a council's logo", () => {
  test("is public, on any council's page, and cached for an hour (rule 7.14)", () =>
    withLicences(async (backend) => {
      await keep(backend);
      const answer = await get(backend, LOGO, { origin: COUNCIL });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
      expect(answer.headers.get("access-control-allow-origin")).toBe(COUNCIL);
      expect(Buffer.from(await answer.arrayBuffer()).toString("base64")).toBe(FACE_PNG);
    }));

  test("is named in the configuration, so that pages ask only for those that exist", () =>
    withLicences(async (backend) => {
      const named = async () => {
        const url = Buffer.from("metadata/configuration").toString("base64");
        const answer = await post(backend, "/api/query", { url });
        return (await answer.json()).crests;
      };
      expect(await named()).toEqual([]);
      await backend.databases.metadata.write({ _id: "configuration", crests: ["mps"] });
      await keep(backend);
      await keepCouncilPrint(backend.databases, { council: "mdld", signer: SIGNER });
      expect(await named()).toEqual(["mpt"]);
    }));

  test.each(["mps.png", "xyz.png", "mpt.gif", "..%2Fconfiguration", "__proto__.png", "signature"])(
    "is 404 where there is none: %s",
    (file) =>
      withLicences(async (backend) => {
        await keep(backend);
        const answer = await get(backend, LOGO.replace("mpt.png", file));
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
      }),
  );

  test("is not sent when the stored file is not a picture", () =>
    withLicences(async (backend) => {
      const { metadata } = backend.databases;
      const page = {
        content_type: "image/png",
        data: Buffer.from("<svg onload=alert(1)>").toString("base64"),
      };
      await metadata.write({ _id: "council_print:mpt", _attachments: { logo: page } });
      expect((await get(backend, LOGO)).status).toBe(404);
    }));
});

describe("a signature", () => {
  test("is shown to a person who may see the licence (rule 7.15)", () =>
    withLicences(async (backend) => {
      await keep(backend);
      const answer = await get(
        backend,
        SIGNATURE,
        bearer(await paidToken(backend, [renewalOf(MARKET_LICENSE)])),
      );
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/jpeg");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(Buffer.from(await answer.arrayBuffer()).toString("base64")).toBe(FACE_JPEG);
    }));

  test("is hidden from everybody else, who could copy it onto a forged licence (rule 7.15)", () =>
    withLicences(async (backend) => {
      await keep(backend);
      await keep(backend, { council: "mps" });
      const own = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      const other = await paidToken(backend, [renewalOf(MONTHLY)], { key: "the-key-of-another-one" });
      const refusals: readonly (readonly [string, object])[] = [
        [SIGNATURE, {}],
        [SIGNATURE, bearer(other)],
        [SIGNATURE.replace(/&licence=.*/, ""), bearer(own)],
        [SIGNATURE.replace("council=mpt", "council=mps"), bearer(own)],
        [SIGNATURE.replace("council=mpt", "council=xyz"), bearer(own)],
        [SIGNATURE.replace(/licence=.*/, "licence=!!"), bearer(own)],
        [SIGNATURE.replace(/licence=.*/, `licence=${licenceValue({ ...KEY, year: 2027 })}`), bearer(own)],
        [SIGNATURE.replace("presiden", "other"), bearer(own)],
        [LOGO.replace("logo/mpt.png", "signature/mpt.png"), bearer(own)],
      ];
      for (const [path, headers] of refusals)
        expect([path, (await get(backend, path, headers)).status]).toEqual([path, 404]);
      await loadLicence(backend, { ...MARKET_LICENSE, statusl: "G" });
      expect((await get(backend, SIGNATURE, bearer(own))).status).toBe(404);
    }));
});

describe("a digital licence", () => {
  test("gives the addresses of the pictures that exist, each below the portal's base path", () =>
    withLicences(async (backend) => {
      await keep(backend);
      await loadLicence(backend, MARKET_LICENSE, { print: PRINT, photo: FACE_PNG });
      const token = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      const licence = await (await askLicence(backend, "PUT", "301-1234-2026", { token })).json();
      expect(licence.signature).toMatchObject(SIGNER);
      for (const path of [licence.logo, licence.picture, licence.signature.picture]) {
        expect(path).toMatch(/^api\//);
        expect((await get(backend, `/${path}`, bearer(token))).status).toBe(200);
      }
    }));

  test("names the signer even without a picture of the signature", () =>
    withLicences(async (backend) => {
      await keep(backend, { logo: undefined, signature: undefined });
      const token = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      const licence = await (await askLicence(backend, "PUT", "301-1234-2026", { token })).json();
      expect(licence).toMatchObject({ logo: null, signature: { ...SIGNER, picture: null } });
    }));
});

describe("the pictures and the signer of a council", () => {
  const door = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };

  test("are loaded by the internal route of this machine, and a field that is left out stays", () =>
    withLicences(async (backend) => {
      const send = (body: object) => post(backend, "/internal/councils", body, door);
      expect((await send({ council: "mpt", logo: FACE_PNG, signer: SIGNER })).status).toBe(200);
      expect((await send({ council: "mpt", logo: FACE_JPEG })).status).toBe(200);
      expect((await send({ council: "mpt", signature: FACE_PNG })).status).toBe(200);
      expect((await get(backend, LOGO)).headers.get("content-type")).toBe("image/jpeg");
      const stored = await backend.databases.metadata.read("council_print:mpt");
      expect(stored).toMatchObject({ signer: SIGNER, _attachments: { logo: {}, signature: {} } });
    }));

  test.each([
    ["a council that does not exist", { council: "xyz", logo: FACE_PNG }],
    ["nothing", { council: "mpt" }],
    ["a logo that is no picture", { council: "mpt", logo: "PHN2Zz4=" }],
    ["a logo above 200 kB", { council: "mpt", logo: FACE_JPEG.padEnd(280_000, "AAAA") }],
    ["a signer without a title", { council: "mpt", signer: { name: "DORIS" } }],
    ["what it does not know", { council: "mpt", logo: FACE_PNG, closing: true }],
  ])("are refused with %s", (_what, body) =>
    withLicences(async (backend) => {
      expect((await post(backend, "/internal/councils", body, door)).status).toBe(400);
      expect(await backend.databases.metadata.read("council_print:mpt")).toBeUndefined();
    }),
  );

  test("cannot be changed from outside", () =>
    withLicences(async (backend) => {
      const body = { council: "mpt", logo: FACE_PNG };
      for (const headers of [
        {},
        { ...door, authorization: "Bearer other" },
        { ...door, "test-peer": "203.0.113.7" },
      ])
        expect((await post(backend, "/internal/councils", body, headers)).status).toBe(404);
    }));
});
