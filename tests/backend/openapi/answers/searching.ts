import { licenceValue } from "../../../../src/domain/licenceKey.ts";
import { keepCouncilPrint } from "../../../../src/server/licences/councilPrint.ts";
import { documentOf } from "../../../../src/server/records/document.ts";
import { storeRecords } from "../../../../src/server/records/storeRecords.ts";
import { IDENTITY_NUMBER, MARKET_LICENSE } from "../../bills/bills.ts";
import { bearer, PRINT, paidToken, renewalOf } from "../../licences/licences.ts";
import { FACE_JPEG, FACE_PNG } from "../../records/faces.ts";
import type { Table } from "./table.ts";
import { get, send, tooOften, type World } from "./world.ts";

/** Searching bills and accounts, and reading the pictures of licences and councils. */

export const configure = ({ backend }: World, configuration: object) =>
  backend.databases.metadata.write({ _id: "configuration", ...configuration });

export const close = (world: World) => configure(world, { closing: true });

function searches(path: string, payment_type: string, _id: string): Table[string] {
  const query = { council: "mpt", payment_type, _id };
  const ask = (world: World, changes: object = {}) => send(world, "POST", path, { ...query, ...changes });
  return {
    200: (world) => ask(world),
    403: (world) => ask(world, { payment_type: "hall" }),
    404: (world) => ask(world, { council: "xyz" }),
    429: (world) => tooOften(() => ask(world)),
    503: async (world) => {
      await close(world);
      await ask(world);
    },
  };
}

/** @param rest the rest of the path of a valid call */
function licences(path: string, good: string): Table[string] {
  const ask = (world: World, rest = "") => get(world, `${path}${good}${rest}`);
  const council = (code: string) => `${good.includes("?") ? "&" : "?"}council=${code}`;
  return {
    200: (world) => ask(world),
    400: (world) => get(world, `${path}${good.replace(NUMBER, "%21%21")}`),
    403: async (world) => {
      await configure(world, { councils: { mpt: { charges: [] } } });
      await ask(world);
    },
    404: (world) => ask(world, council("xyz")),
    429: (world) => tooOften(() => ask(world)),
    503: async (world) => {
      await close(world);
      await ask(world);
    },
  };
}

const base64 = (text: string) => Buffer.from(text).toString("base64url");

const NUMBER = base64("R1234567");
const PHOTO = `/api/licenses/council_permit_license/${base64("301-1234")}/attachments/picture`;
const LOGO = "/api/getAttachments/metadata/logo/mpt.png";
const SIGNATURE = `/api/getAttachments/metadata/signatures/presiden.png?council=mpt&licence=${licenceValue({ number: "301-1234", year: 2026 })}`;

/** A paid licence with a photo, and the council's pictures. */
async function licenceWithPictures({ backend }: World): Promise<string> {
  const document = documentOf(MARKET_LICENSE, IDENTITY_NUMBER, { print: PRINT, photo: FACE_PNG });
  await storeRecords(backend.databases.records, [document]);
  await keepCouncilPrint(backend.databases.metadata, {
    council: "mpt",
    logo: FACE_PNG,
    signature: FACE_JPEG,
    signer: { name: "DORIS GUNDOHING", title: "Presiden" },
  });
  return await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
}

const shown = (path: string) => async (world: World) => {
  const token = await licenceWithPictures(world);
  await get(world, path, bearer(token));
};

export const SEARCHING: Table = {
  "post /assessments": searches("/assessments", "assessment", "A100"),
  "post /compounds": searches("/compounds", "compound", "K26000001"),
  "post /market": searches("/market", "market", "3011234"),
  "post /search": searches("/search", "assessment", "A100"),
  "get /api/licenses": licences("/api/licenses", `?type=trading_license&id=${NUMBER}`),
  "get /api/licenses/{type}/{id}": licences("/api/licenses/trading_license", `/${NUMBER}`),
  "get /api/licenses/{type}/{id}/attachments/{name}": {
    200: shown(PHOTO),
    400: (world) => get(world, PHOTO.replace(base64("301-1234"), "%21%21")),
    404: (world) => get(world, PHOTO),
  },
  "get /api/getAttachments/metadata/logo/{file}": {
    200: shown(LOGO),
    404: (world) => get(world, LOGO),
  },
  "get /api/getAttachments/metadata/signatures/presiden.png": {
    200: shown(SIGNATURE),
    404: (world) => get(world, SIGNATURE),
  },
};
