import { userId } from "../../../../src/server/accounts/users.ts";
import { documentOf } from "../../../../src/server/records/document.ts";
import { ADMIN, addUser } from "../../accounts/accounts.ts";
import { EMAIL, registered } from "../../accounts/registering.ts";
import { ASSESSMENT } from "../../bills/bills.ts";
import { FACE_PNG } from "../../records/faces.ts";
import { atBank } from "./payments.ts";
import type { Provoking, Table } from "./table.ts";
import { DOOR, get, send, tooOften, type World } from "./world.ts";

/** Checking receipts and licences, page views, the API description, and the internal routes. */

const VIEW = { page: "home", language: "ms" };
const PERSON = { name: EMAIL };

/** Calls twice: once without an ETag, once with the ETag of the first answer. */
const twice =
  (path: string): Provoking =>
  async (world) => {
    const etag = (await get(world, path)).headers.get("etag") ?? "";
    await get(world, path, { "if-none-match": etag });
  };

const internal = (world: World, path: string, body: unknown = {}) =>
  send(world, "POST", `/internal/${path}`, body, DOOR);

/** From another machine an internal route does not exist. */
const closedDoor =
  (path: string): Provoking =>
  (world) =>
    send(world, "POST", `/internal/${path}`, {}, { ...DOOR, "test-peer": "203.0.113.7" });

/** The person sets another password while the erasure runs. */
async function erasedMeanwhile(world: World): Promise<void> {
  await registered(world);
  const { users } = world.backend.databases;
  world.trouble.beforeHandle = async (id) => {
    if (!id.startsWith("erasure:")) return;
    world.trouble.beforeHandle = undefined;
    const stored = await users.read(userId(EMAIL));
    if (stored) await users.write({ ...stored, salt: "another" });
  };
  await internal(world, "person/erase", PERSON);
}

export const MACHINES: Table = {
  "get /api/keys": { 200: (world) => get(world, "/api/keys"), 304: twice("/api/keys") },
  "post /api/verify": {
    200: (world) => send(world, "POST", "/api/verify", { statement: "x" }),
    429: (world) => tooOften(() => send(world, "POST", "/api/verify", { statement: "x" })),
  },
  "post /api/views": {
    204: (world) => send(world, "POST", "/api/views", VIEW),
    429: (world) => tooOften(() => send(world, "POST", "/api/views", VIEW)),
  },
  "get /api/site": { 200: (world) => get(world, "/api/site") },
  "get /api/openapi.json": {
    200: (world) => get(world, "/api/openapi.json"),
    304: twice("/api/openapi.json"),
  },
  "get /healthz": { 200: (world) => get(world, "/healthz") },
  "get /readyz": {
    200: (world) => get(world, "/readyz"),
    503: async (world) => {
      world.trouble.isEnding = true;
      await get(world, "/readyz");
    },
  },
  "get /metrics": {
    200: (world) => get(world, "/metrics", DOOR),
    404: (world) => get(world, "/metrics"),
  },
  "post /internal/records": {
    200: (world) =>
      internal(world, "records", {
        records: [{ ...documentOf(ASSESSMENT, undefined), _id: ASSESSMENT._id }],
      }),
    404: closedDoor("records"),
    422: (world) => internal(world, "records", { records: [{}] }),
  },
  "post /internal/users": {
    200: (world) =>
      internal(world, "users", { name: "aminah@majlis.my", password: "kata laluan", roles: ["finance"] }),
    404: closedDoor("users"),
  },
  "post /internal/person/export": {
    200: async (world) => {
      await registered(world);
      await internal(world, "person/export", PERSON);
    },
    404: closedDoor("person/export"),
  },
  "post /internal/person/erase": {
    200: async (world) => {
      await registered(world);
      await internal(world, "person/erase", PERSON);
    },
    401: erasedMeanwhile,
    403: async (world) => {
      await addUser(world.backend.databases.users, ADMIN, []);
      await internal(world, "person/erase", { name: ADMIN });
    },
    404: closedDoor("person/erase"),
    409: async (world) => {
      await atBank(world);
      await internal(world, "person/erase", PERSON);
    },
  },
  "post /internal/councils": {
    200: (world) => internal(world, "councils", { council: "mpt", logo: FACE_PNG }),
    404: closedDoor("councils"),
  },
  "post /internal/configuration": {
    200: (world) => internal(world, "configuration", { closing: true }),
    404: closedDoor("configuration"),
    409: (world) => internal(world, "configuration", { revision: "another" }),
    422: (world) => internal(world, "configuration", { closeing: true }),
  },
  "post /internal/configuration/changes": {
    200: (world) => internal(world, "configuration/changes"),
    404: closedDoor("configuration/changes"),
  },
  "post /internal/backup": {
    200: async (world) => (await internal(world, "backup")).text(),
    404: closedDoor("backup"),
  },
};
