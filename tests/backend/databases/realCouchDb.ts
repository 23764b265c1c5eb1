import { array, create, string, type } from "superstruct";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { openDatabases } from "../../../src/server/databases/openDatabases.ts";

const addresses = (process.env.KAUNTER_TEST_COUCHDB ?? "").split(/\s+/).filter((address) => address !== "");

/** The address of this worker's CouchDB, with the administrator; undefined when the tests use embedded databases. */
export const REAL_COUCHDB: string | undefined = addresses[Number(process.env.VITEST_POOL_ID) - 1];

/** Opens empty databases in the real CouchDB. */
export async function openEmptyCouchDb(url: string): Promise<Databases> {
  await empty(url);
  return openDatabases({ url });
}

/** How far each database had changed when this worker last emptied it, by its name. */
const emptied = new Map<string, string>();

/**
 * Deletes all documents but the views, of the databases that changed since. That is five times as fast as making the databases
 * again.
 */
async function empty(url: string): Promise<void> {
  const call = callerOf(url);
  const names = create(await call("GET", "_all_dbs"), array(string()));
  const keys = names.filter((name) => !name.startsWith("_") || name === "_users");
  const changed = async () =>
    create(await call("POST", "_dbs_info", { keys }), databaseInfos).filter(
      ({ key, info }) => emptied.get(key) !== info.update_seq,
    );
  await Promise.all(
    (await changed()).map(async ({ key }) => {
      const { rows } = create(await call("GET", `${key}/_all_docs`), allDocs);
      const found = rows.filter(({ id }) => !id.startsWith("_design/"));
      const docs = found.map(({ id, value }) => ({ _id: id, _rev: value.rev, _deleted: true }));
      if (docs.length > 0) await call("POST", `${key}/_bulk_docs`, { docs });
    }),
  );
  for (const { key, info } of await changed()) emptied.set(key, info.update_seq);
}

const databaseInfos = array(type({ key: string(), info: type({ update_seq: string() }) }));

const allDocs = type({ rows: array(type({ id: string(), value: type({ rev: string() }) })) });

function callerOf(url: string) {
  const { username, password, origin } = new URL(url);
  const authorization = `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`;
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok && response.status !== 404)
      throw new Error(`CouchDB: ${method} ${path} ${response.status}`);
    return response.json();
  };
}
