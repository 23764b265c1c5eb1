import { defineConfig, mergeConfig } from "vitest/config";
import backend from "./backend.ts";

/**
 * The contract tests of the back end over a real CouchDB: `KAUNTER_TEST_COUCHDB` holds the address of one, with the administrator,
 * or `KAUNTER_TEST_COUCHDB_CLUSTER` a command that starts one. Each test deletes all databases, so the files run one by one.
 */
export default mergeConfig(
  { ...backend, test: { ...backend.test, include: [] } },
  defineConfig({
    test: {
      name: "couchdb",
      maxWorkers: 1,
      fileParallelism: false,
      globalSetup: ["tests/config/realCouchDb.ts"],
      include: ["bills", "payments", "licences", "databases"].map(
        (folder) => `tests/backend/${folder}/**/*.test.ts`,
      ),
    },
  }),
);
