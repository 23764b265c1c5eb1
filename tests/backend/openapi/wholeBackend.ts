import { generateKeyPairSync } from "node:crypto";
import { ADMIN, QUICK } from "../accounts/accounts.ts";
import type { Making } from "../backendUnderTest.ts";
import { statements } from "../licences/licences.ts";

/** What a back end is made of that has every route: tests of them all make one of it. */

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
