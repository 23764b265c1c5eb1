import { describe, expect, test } from "vitest";
import { isResetExpired, isResetId, resetLink } from "../../../src/domain/resetLink.ts";

// The example of CouchDB's documentation: 2013-05-21T04:15:39.563414Z.
const ID = "04dd32b3af699659b6db9486a9c58c62";
const ASKED = Date.parse("2013-05-21T04:15:39.563Z");
const DAY = 24 * 60 * 60_000;

describe("a reset link", () => {
  test("opens the portal's page with its id", () => {
    expect(resetLink("https://portal.example", ID)).toBe(`https://portal.example/#/reset_password?id=${ID}`);
  });

  test("is valid for 24 hours from the time in the first 14 hex digits of its id (rules 4.14, 9.10)", () => {
    expect(isResetExpired(ID, new Date(ASKED))).toBe(false);
    expect(isResetExpired(ID, new Date(ASKED + DAY))).toBe(false);
    expect(isResetExpired(ID, new Date(ASKED + DAY + 1))).toBe(true);
  });

  test.each(["", "04dd32b3af6996", ID.toUpperCase(), `${ID}0`, "x".repeat(32)])(
    "that is malformed, %j, is not valid",
    (id) => {
      expect(isResetId(id)).toBe(false);
      expect(isResetExpired(id, new Date(0))).toBe(true);
    },
  );
});
