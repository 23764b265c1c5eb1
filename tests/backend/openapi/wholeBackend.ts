import { generateKeyPairSync } from "node:crypto";
import { ADMIN, QUICK } from "../accounts/accounts.ts";
import type { Making } from "../backendUnderTest.ts";
import { statements } from "../licences/licences.ts";

/** The parts of a back end that has every route, for tests of all routes. */

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** The headers of a caller who may use the internal routes. */
export const OPERATOR_HEADERS = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };

export const WHOLE = {
  accounts: { databasePath: "/db", admin: ADMIN, hashing: QUICK, notifyKey: privateKey },
  statements,
  tracker: { count: () => {}, idle: async () => {} },
} satisfies Making;
