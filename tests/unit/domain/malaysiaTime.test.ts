import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  malaysiaDate,
  malaysiaDay,
} from "../../../src/domain/malaysiaTime.ts";
import { malaysiaYear } from "../../../src/domain/malaysiaYear.ts";

/** Time zones east and west of Malaysia, with and without daylight saving. */
const ZONES = ["Asia/Kuala_Lumpur", "UTC", "America/Los_Angeles", "Pacific/Kiritimati", "America/St_Johns"];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(ZONES)("Malaysia time is shown in a browser in %s", (zone) => {
  test("the test's clock is in that zone", () => {
    vi.stubEnv("TZ", zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test("an evening in UTC is the next Malaysian day", () => {
    vi.stubEnv("TZ", zone);
    expect(formatDate("2026-11-21T15:59:59.999Z")).toBe("21/11/2026");
    expect(formatDate("2026-11-21T16:00:00.000Z")).toBe("22/11/2026");
    expect(malaysiaDay(new Date("2026-02-28T16:00:00Z"))).toEqual({ year: 2026, month: 3, day: 1 });
    expect(malaysiaDate(new Date("2026-02-28T16:00:00Z"))).toBe("2026-03-01");
  });

  test("the year ends at 16:00 UTC", () => {
    vi.stubEnv("TZ", zone);
    expect(malaysiaDay(new Date("2026-12-31T15:59:59Z"))).toEqual({ year: 2026, month: 12, day: 31 });
    expect(malaysiaDay(new Date("2026-12-31T16:00:00Z"))).toEqual({ year: 2027, month: 1, day: 1 });
  });

  test("'Dates are DD/MM/YYYY, with time as hh:mm A' (rule 5.27)", () => {
    vi.stubEnv("TZ", zone);
    expect(formatDateTime("2026-01-02T16:05:00Z")).toBe("03/01/2026 12:05 AM");
    expect(formatDateTime("2026-01-02T04:00:00Z")).toBe("02/01/2026 12:00 PM");
    expect(formatDateTime(new Date("2026-07-09T23:07:00Z"))).toBe("10/07/2026 07:07 AM");
  });

  test("a day is the same day in every zone", () => {
    vi.stubEnv("TZ", zone);
    expect(formatDay("2026-01-02")).toBe("02/01/2026");
  });
});

test("the day of every instant is the UTC day eight hours later", () => {
  const instants = fc.date({
    min: new Date("1990-01-01T00:00:00Z"),
    max: new Date("2090-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const later = new Date(instant.getTime() + 8 * 3_600_000);
      expect(malaysiaDay(instant)).toEqual({
        year: later.getUTCFullYear(),
        month: later.getUTCMonth() + 1,
        day: later.getUTCDate(),
      });
      expect(malaysiaYear(instant.toISOString())).toBe(later.getUTCFullYear());
      expect(malaysiaYear(instant)).toBe(later.getUTCFullYear());
    }),
  );
});

test.each([
  ["00:00", "12:00 AM"],
  ["08:30", "08:30 AM"],
  ["12:00", "12:00 PM"],
  ["23:59", "11:59 PM"],
])("'time as hh:mm A': %s is %s", (time, written) => {
  expect(formatTime(time)).toBe(written);
});
