import { defineConfig, mergeConfig } from "vitest/config";
import backend from "./backend.ts";
import { COUCHDB_WORKERS } from "./realCouchDb.ts";

/**
 * The contract tests of the back end over a real CouchDB: `KAUNTER_TEST_COUCHDB` holds addresses with the administrator, separated by
 * spaces, or `KAUNTER_TEST_COUCHDB_CLUSTER` a command that starts a node. Each test deletes what its CouchDB holds, so each worker
 * has one of its own.
 */
export default mergeConfig(
  { ...backend, test: { ...backend.test, include: [] } },
  defineConfig({
    test: {
      name: "couchdb",
      maxWorkers: COUCHDB_WORKERS,
      globalSetup: ["tests/config/realCouchDb.ts"],
      include: ["bills", "payments", "licences", "databases"].map(
        (folder) => `tests/backend/${folder}/**/*.test.ts`,
      ),
    },
  }),
);
