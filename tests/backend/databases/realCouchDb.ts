import { array, create, string, type } from "superstruct";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { openDatabases } from "../../../src/server/databases/openDatabases.ts";

/** The address of the real CouchDB of this run, with the administrator; undefined when the tests use embedded databases. */
export const REAL_COUCHDB = process.env.KAUNTER_TEST_COUCHDB || undefined;

/** Opens empty databases in the real CouchDB. */
export async function openEmptyCouchDb(url: string): Promise<Databases> {
  await empty(url);
  return openDatabases({ url });
}

/** Deletes all documents but the views. That is five times as fast as making the databases again. */
async function empty(url: string): Promise<void> {
  const call = callerOf(url);
  const names = await call("GET", "_all_dbs");
  if (!Array.isArray(names)) throw new Error("no list of databases");
  const emptied = names.map(String).filter((name) => !name.startsWith("_") || name === "_users");
  await Promise.all(
    emptied.map(async (name) => {
      const { rows } = create(await call("GET", `${name}/_all_docs`), allDocs);
      const found = rows.filter(({ id }) => !id.startsWith("_design/"));
      const docs = found.map(({ id, value }) => ({ _id: id, _rev: value.rev, _deleted: true }));
      if (docs.length > 0) await call("POST", `${name}/_bulk_docs`, { docs });
    }),
  );
}

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
