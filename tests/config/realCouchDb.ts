import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The port of the first node. */
const PORT = 16984;
const PORTS_APART = 10;

/** Single nodes, one for each worker: a node waits for its disk most of the time. */
const NODES = 2;

const { KAUNTER_TEST_COUCHDB: given = "", KAUNTER_TEST_COUCHDB_CLUSTER: command } = process.env;

/** Addresses of CouchDBs that the environment gives, separated by spaces. */
const givenAddresses = given.split(/\s+/).filter((address) => address !== "");

/** Each worker empties a CouchDB of its own before a test. */
export const COUCHDB_WORKERS = givenAddresses.length || NODES;

/**
 * Gives the tests real CouchDBs in `KAUNTER_TEST_COUCHDB`. Without them, it starts nodes with the command in
 * `KAUNTER_TEST_COUCHDB_CLUSTER`, and ends them after the run.
 */
export default function startRealCouchDbs(): (() => void) | undefined {
  if (givenAddresses.length > 0) return undefined;
  if (!command)
    throw new Error(
      "No CouchDB to test with: set KAUNTER_TEST_COUCHDB to its address, or KAUNTER_TEST_COUCHDB_CLUSTER to a command that starts one.",
    );
  const folders = Array.from({ length: NODES }, () => mkdtempSync(join(tmpdir(), "kaunter-couchdb-")));
  const addresses = folders.map((folder, index) => startNode(command, folder, PORT + index * PORTS_APART));
  process.env.KAUNTER_TEST_COUCHDB = addresses.join(" ");
  return () => {
    delete process.env.KAUNTER_TEST_COUCHDB;
    for (const folder of folders) {
      execFileSync(command, ["stop", folder], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}

/** @returns the node's address */
function startNode(command: string, folder: string, port: number): string {
  // the node keeps the command's error output open, and the tests wait only for its answer
  const addresses = execFileSync(command, ["start", folder, "1", String(port)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    // without these flags Erlang spins while it waits, which takes a third of the node's processor time from the tests
    env: { ...process.env, ERL_FLAGS: "+sbwt none +sbwtdcpu none +sbwtdio none" },
  });
  return addresses.trim();
}
