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

export const WHOLE = {
  accounts: { databasePath: "/db", admin: ADMIN, hashing: QUICK, notifyKey: privateKey },
  statements,
  tracker: { count: () => {}, idle: async () => {} },
} satisfies Making;
