import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLowerVersion } from "../../../src/domain/appVersion.ts";

/** Rule 4.16: the installed version is compared with the configured app_version. */

const parts = fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 5 });

const written = (numbers: readonly number[]) => numbers.join(".");

describe("a version is lower", () => {
  test.each([
    ["1.9.0", "1.10.0"],
    ["1.4.9", "1.5"],
    ["1", "1.0.1"],
    ["0.9.12", "1"],
    ["9.0", "10.0"],
  ])("%s than %s, part by part as numbers (rule 4.16)", (installed, latest) => {
    expect(isLowerVersion(installed, latest)).toBe(true);
    expect(isLowerVersion(latest, installed)).toBe(false);
  });

  test("by the first part that differs, whatever follows", () => {
    fc.assert(
      fc.property(parts, fc.nat({ max: 200 }), parts, parts, (same, number, mine, theirs) => {
        const lower = written([...same, number, ...mine]);
        const higher = written([...same, number + 1, ...theirs]);
        expect(isLowerVersion(lower, higher)).toBe(true);
        expect(isLowerVersion(higher, lower)).toBe(false);
      }),
    );
  });
});

describe("no version is lower", () => {
  test("than itself, however many zeros follow", () => {
    fc.assert(
      fc.property(parts, fc.nat({ max: 3 }), (numbers, noughts) => {
        const longer = written([...numbers, ...Array.from({ length: noughts }, () => 0)]);
        expect(isLowerVersion(written(numbers), longer)).toBe(false);
        expect(isLowerVersion(longer, written(numbers))).toBe(false);
      }),
    );
  });

  test.each(["", "v2.0", "2.0-beta", "latest", "1..2", " 2.0"])(
    "than %j, or the other way round, since an unreadable version must not block anyone",
    (unreadable) => {
      expect(isLowerVersion("1.0", unreadable)).toBe(false);
      expect(isLowerVersion(unreadable, "9.0")).toBe(false);
    },
  );
});
