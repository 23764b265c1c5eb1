import type { ACCESS, Operation } from "../../../src/server/openapi/operation.ts";
import { describedOperations } from "../../../src/server/openapi/operations/index.ts";
import { COUNCIL } from "../backendUnderTest.ts";
import { WHOLE } from "./wholeBackend.ts";

/** The refusals that many operations share. One set of headers causes each of them everywhere. */

export const OPERATIONS = describedOperations(WHOLE.accounts.databasePath);

const LOGGED_IN: ReadonlySet<keyof typeof ACCESS> = new Set(["user", "finance", "team", "accounts"]);

const isOwn = ({ access, method }: Operation) =>
  method !== "get" && (access === "portal" || LOGGED_IN.has(access));

const typeOf = ({ body }: Operation): string => Object.keys(body ?? {})[0] ?? "";

const REFUSALS: readonly (readonly [
  status: number,
  isProvoked: (operation: Operation) => boolean,
  headers: (operation: Operation) => Readonly<Record<string, string>>,
])[] = [
  [400, ({ body }) => body !== undefined, (operation) => ({ "content-type": typeOf(operation) })],
  [401, ({ access }) => LOGGED_IN.has(access), () => ({ cookie: "" })],
  [403, isOwn, () => ({ origin: COUNCIL })],
  [413, () => true, () => ({ "content-length": "999999999" })],
  [415, () => true, () => ({ "content-type": "text/plain" })],
];

/** Each status with the operations that describe it and the headers that cause it. The call for 400 has an incomplete body. */
export const COMMON = REFUSALS.map(([status, isProvoked, headers]) => ({
  status,
  operations: OPERATIONS.filter((operation) => status in operation.answers && isProvoked(operation)),
  headers,
}));
