import { rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import PouchDB from "pouchdb";
import { closeDatabases, type Databases, openDatabases } from "../../demo/backend/databases/openDatabases.ts";
import { temporaryFolder } from "./backendUnderTest.ts";

export interface CouchDbStandIn {
  readonly url: string;
  /** Opened over CouchDB's HTTP protocol. */
  readonly databases: Databases;
  close(): Promise<void>;
}

/** express-pouchdb stands in for a cluster, on a real port. */
export async function startCouchDb(): Promise<CouchDbStandIn> {
  const folder = await temporaryFolder();
  const require = createRequire(import.meta.url);
  const couch: (pouch: unknown, options: object) => RequestListener = require("express-pouchdb");
  const express: () => { use(handler: unknown): void } & RequestListener = require("express");
  const app = express();
  app.use(
    couch(PouchDB.defaults({ prefix: `${join(folder, "couch")}-` }), {
      mode: "minimumForPouchDB",
      inMemoryConfig: true,
    }),
  );
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  const databases = await openDatabases({ url });
  return {
    url,
    databases,
    async close() {
      await closeDatabases(databases);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Lends a stand-in to the work, and ends it whatever the work does. */
export async function withCouchDb(work: (couchDb: CouchDbStandIn) => Promise<void>): Promise<void> {
  const couchDb = await startCouchDb();
  try {
    await work(couchDb);
  } finally {
    await couchDb.close();
  }
}
