import { expect, test } from "vitest";
import { asDatabaseAway, DatabaseAwayError } from "../../../src/server/databases/databaseAway.ts";
import { post } from "../accounts/citizen.ts";
import { makeBackend, withBackend } from "../backendUnderTest.ts";

test.each<[object, string]>([
  [Object.assign(new Error("request failed"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new TypeError("fetch failed", { cause: { code: "UND_ERR_SOCKET" } }), "UND_ERR_SOCKET"],
  [{ status: 503, name: "unknown_error" }, "status 503"],
  [
    { status: 403, message: "Account is temporarily locked due to multiple authentication failures" },
    "status 403",
  ],
  [new Error("IO error: /data/000005.log: No space left on device"), "ENOSPC"],
  [new Error("IO error: /data/LOCK: already held"), "EIO"],
  [new Error("database is not open"), "closed"],
])("%o means that the database is away", (failure, code) => {
  expect(asDatabaseAway(failure)).toEqual(new DatabaseAwayError(code));
});

test.each([
  { status: 404, name: "not_found" },
  { status: 409, name: "conflict" },
  { status: 403, name: "forbidden", message: "Only administrators may set roles." },
  new TypeError("x is not a function"),
  Object.assign(new Error("no such thing"), { code: "NOT_FOUND" }),
  undefined,
])("%o is another fault", (failure) => expect(asDatabaseAway(failure)).toBe(failure));

test("while the databases are away a call is answered with 503 and when to try again, and the log names the cause", () =>
  withBackend(async ({ databases }) => {
    const away = makeBackend({
      ...databases,
      records: {
        ...databases.records,
        read: async () => {
          throw new DatabaseAwayError("ECONNREFUSED");
        },
      },
    });
    const answer = await post(away, "/search", { council: "mpt", payment_type: "assessment", _id: "A100" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(away.log).toContainEqual(
      expect.objectContaining({
        event: "refused",
        status: 503,
        fault: "DatabaseAwayError",
        code: "ECONNREFUSED",
      }),
    );
  }));
