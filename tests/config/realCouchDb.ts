import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The port of the first node that the tests start. */
const PORT = "16984";

/**
 * Gives the tests a real CouchDB in `KAUNTER_TEST_COUCHDB`. Without one, it starts a node with the command in
 * `KAUNTER_TEST_COUCHDB_CLUSTER`, and ends it after the run.
 */
export default function startRealCouchDb(): (() => void) | undefined {
  const { KAUNTER_TEST_COUCHDB: given, KAUNTER_TEST_COUCHDB_CLUSTER: command } = process.env;
  if (given) return undefined;
  if (!command)
    throw new Error(
      "No CouchDB to test with: set KAUNTER_TEST_COUCHDB to its address, or KAUNTER_TEST_COUCHDB_CLUSTER to a command that starts one.",
    );
  const folder = mkdtempSync(join(tmpdir(), "kaunter-couchdb-"));
  // the node keeps the command's error output open, and the tests wait only for its answer
  const addresses = execFileSync(command, ["start", folder, "1", PORT], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    // without these flags Erlang spins while it waits, which takes a third of the node's processor time from the tests
    env: { ...process.env, ERL_FLAGS: "+sbwt none +sbwtdcpu none +sbwtdio none" },
  });
  process.env.KAUNTER_TEST_COUCHDB = addresses.trim().split("\n")[0];
  return () => {
    delete process.env.KAUNTER_TEST_COUCHDB;
    execFileSync(command, ["stop", folder], { stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
