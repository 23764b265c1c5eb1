import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A real CouchDB cluster, which the command in `KAUNTER_TEST_COUCHDB_CLUSTER` starts in a folder of its own. */
export interface CouchDbCluster {
  /** The address of each node, with the administrator. */
  readonly addresses: readonly string[];
  /** Ends a node with SIGKILL. Nodes count from 1. */
  kill(node: number): void;
  /** Starts an ended node again, and returns when it answers. */
  restart(node: number): void;
  /** Stops a node in place, as a machine that hangs: its connections stay open and nobody answers. */
  freeze(node: number): void;
  thaw(node: number): void;
  close(): void;
}

/** @param port the first node's port; the others follow it */
export function startCluster(nodes: number, port: number): CouchDbCluster {
  const folder = mkdtempSync(join(tmpdir(), "kaunter-cluster-"));
  // the nodes keep the command's error output open, and the test waits only for its answer
  const run = (verb: string, ...rest: readonly string[]) =>
    execFileSync(process.env.KAUNTER_TEST_COUCHDB_CLUSTER ?? "", [verb, folder, ...rest], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const signal = (node: number, name: NodeJS.Signals) => {
    const group = Number(readFileSync(join(folder, `node${node}`, "pid"), "utf8"));
    process.kill(-group, name);
  };
  return {
    addresses: run("start", String(nodes), String(port)).trim().split("\n"),
    kill: (node) => void run("kill", String(node)),
    restart: (node) => void run("restart", String(node)),
    freeze: (node) => signal(node, "SIGSTOP"),
    thaw: (node) => signal(node, "SIGCONT"),
    close() {
      run("stop");
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
