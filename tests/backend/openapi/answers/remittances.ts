import { systemRandom } from "../../../../src/server/random.ts";
import { createCouncilKey } from "../../../../src/server/remittances/councilKeys.ts";
import { pay, payRequest } from "../../accounts/citizen.ts";
import { DAY } from "../../remittances/remittances.ts";
import type { Provoking, Table } from "./table.ts";
import { DOOR, get, send, tooOften, type World } from "./world.ts";

/** The remittances, as the councils' programs and the central team's commands read them. */

const LIST = "/api/remittances/mpt";
const ONE = `${LIST}/mpt-2026-1`;

const internal = (world: World, path: string, body: unknown = {}) =>
  send(world, "POST", `/internal/${path}`, body, DOOR);

const closedDoor =
  (path: string): Provoking =>
  (world) =>
    send(world, "POST", `/internal/${path}`, {}, { ...DOOR, "test-peer": "203.0.113.7" });

/** A payment of yesterday is in a remittance. */
async function remitted(world: World): Promise<void> {
  await pay(world.backend, payRequest());
  world.backend.clock.pass(DAY);
  await internal(world, "remittances/close");
}

async function withKey({ backend: { databases, clock } }: World) {
  const services = { clock, random: systemRandom };
  const { key } = await createCouncilKey(databases.handles, services, { council: "mpt", name: "Hasil" });
  return { authorization: `Bearer ${key}` };
}

const read =
  (path: string): Provoking =>
  async (world) => {
    await remitted(world);
    await (await get(world, path, await withKey(world))).text();
  };

const missing =
  (path: string): Provoking =>
  async (world) =>
    get(world, path, await withKey(world));

const readings = (path: string) => ({
  200: read(path),
  401: (world: World) => get(world, path),
  404: missing(path),
  429: (world: World) => tooOften(() => get(world, path)),
});

const { 404: _noSuchList, ...LISTINGS } = readings(LIST);

export const REMITTANCES: Table = {
  "get /api/remittances/{council}": LISTINGS,
  "get /api/remittances/{council}/{remittance}": readings(ONE),
  "get /api/remittances/{council}/{remittance}/csv": readings(`${ONE}/csv`),
  "post /api/remittances/{council}/{remittance}/acknowledgement": {
    200: async (world) => {
      await remitted(world);
      await send(world, "POST", `${ONE}/acknowledgement`, {}, await withKey(world));
    },
    401: (world) => send(world, "POST", `${ONE}/acknowledgement`),
    404: async (world) => send(world, "POST", `${ONE}/acknowledgement`, {}, await withKey(world)),
    429: (world) => tooOften(() => send(world, "POST", `${ONE}/acknowledgement`)),
  },
  "post /internal/remittances/close": {
    200: (world) => internal(world, "remittances/close"),
    404: closedDoor("remittances/close"),
    409: (world) => internal(world, "remittances/close", { day: "2999-01-01" }),
  },
  "post /internal/remittances/list": {
    200: async (world) => {
      await remitted(world);
      await internal(world, "remittances/list", { council: "mpt" });
    },
    404: closedDoor("remittances/list"),
  },
  "post /internal/remittances/csv": {
    200: async (world) => {
      await remitted(world);
      await (await internal(world, "remittances/csv", { remittance: "mpt-2026-1" })).text();
    },
    404: (world) => internal(world, "remittances/csv", { remittance: "mpt-2026-1" }),
  },
  "post /internal/council-keys/create": {
    200: (world) => internal(world, "council-keys/create", { council: "mpt", name: "Hasil" }),
    404: closedDoor("council-keys/create"),
  },
  "post /internal/council-keys/list": {
    200: async (world) => {
      await withKey(world);
      await internal(world, "council-keys/list", { council: "mpt" });
    },
    404: closedDoor("council-keys/list"),
  },
  "post /internal/council-keys/revoke": {
    200: async (world) => {
      const made = await internal(world, "council-keys/create", { council: "mpt", name: "Hasil" });
      const { id } = await made.json();
      await internal(world, "council-keys/revoke", { council: "mpt", id });
    },
    404: (world) => internal(world, "council-keys/revoke", { council: "mpt", id: "00000000" }),
  },
};
