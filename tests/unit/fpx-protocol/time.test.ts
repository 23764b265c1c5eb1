import fc from "fast-check";
import { expect, test } from "vitest";
import { formatFpxTime, parseFpxTime } from "../../../src/server/gateways/fpx/protocol/schemas.ts";

test("times are in Malaysia time, eight hours ahead of UTC", () => {
  expect(formatFpxTime(new Date("2017-08-17T06:01:02.999Z"))).toBe("20170817140102");
  expect(formatFpxTime(new Date("2026-12-31T16:00:00Z"))).toBe("20270101000000");
  expect(parseFpxTime("20170817140102")).toEqual(new Date("2017-08-17T06:01:02Z"));
});

test("every second reads back unchanged", () => {
  const moments = fc.date({
    min: new Date("1970-01-01T00:00:00Z"),
    max: new Date("2999-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const second = Math.floor(moment.getTime() / 1000) * 1000;
      expect(parseFpxTime(formatFpxTime(moment))?.getTime()).toBe(second);
    }),
  );
});

test("a day or an hour that does not exist is refused", () => {
  for (const text of [
    "",
    "20260230120000",
    "20261301000000",
    "20261201240000",
    "2026120112000",
    "20261201 12000",
  ]) {
    expect(parseFpxTime(text)).toBeUndefined();
  }
});
