import { rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import PouchDB from "pouchdb";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { temporaryFolder } from "../backendUnderTest.ts";

/** PouchDB's events by which express-pouchdb keeps its list of databases. */
const LISTED = ["created", "destroyed"] as const;

export interface CouchDbStandIn {
  readonly url: string;
  /** Opened over CouchDB's HTTP protocol. */
  readonly databases: Databases;
  close(): Promise<void>;
}

/** express-pouchdb stands in for a cluster, on a real port. */
export async function startCouchDb(): Promise<CouchDbStandIn> {
  const folder = await temporaryFolder();
  const stopListing = listenersAdded();
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
      stopListing();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * express-pouchdb writes each database that this process opens into its list, also after the stand-in's folder is gone.
 * @returns removes the listeners that PouchDB got since
 */
function listenersAdded(): () => void {
  const before = LISTED.map((event) => PouchDB.listeners(event));
  return () => {
    for (const [index, event] of LISTED.entries())
      for (const listener of PouchDB.listeners(event))
        if (!before[index]?.includes(listener))
          PouchDB.removeListener(event, listener as (...values: unknown[]) => void);
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
