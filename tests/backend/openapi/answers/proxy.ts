import { utcRandom } from "../../../../src/server/databases/utcRandom.ts";
import { systemRandom } from "../../../../src/server/random.ts";
import { EMAIL, query, register } from "../../accounts/registering.ts";
import { MARKET_LICENSE } from "../../bills/bills.ts";
import { askLicence, loadLicence, PRINT, paidToken, renewalOf } from "../../licences/licences.ts";
import { close } from "./searching.ts";
import type { Table } from "./table.ts";
import { send, tooOften } from "./world.ts";

/** The specification's database proxy. The tests in tests/backend/access cover its uses and refusals. */

const LICENCE = "301-1234-2026";
const DAY = 24 * 60 * 60_000;

export const PROXY: Table = {
  "post /api/query": {
    200: ({ app }) => query(app, "/metadata/configuration"),
    401: ({ app }) => query(app, `/_users/org.couchdb.user:${EMAIL}`),
    403: ({ app }) => query(app, "/_all_dbs"),
    404: ({ app }) => query(app, `/transactions/${"0".repeat(32)}`),
    409: async ({ app }) => {
      await register(app);
      await register(app);
    },
    410: async ({ app, backend }) => {
      const id = utcRandom(backend.clock, systemRandom)();
      backend.clock.pass(DAY);
      await query(app, `/reset_password/${id}`);
    },
    429: ({ app }) => tooOften(() => register(app)),
    503: async (world) => {
      await close(world);
      await query(world.app, "/account/mpt:P130001");
    },
  },
  "put /api/query": {
    200: async ({ backend }) => {
      await loadLicence(backend, MARKET_LICENSE, { print: PRINT });
      const token = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
      await askLicence(backend, "PUT", LICENCE, { token });
    },
    403: (world) => send(world, "PUT", "/api/query", { url: Buffer.from("/_all_dbs").toString("base64") }),
    404: ({ backend }) => askLicence(backend, "PUT", LICENCE),
  },
};
