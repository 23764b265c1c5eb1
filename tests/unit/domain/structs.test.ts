import { array, type Infer, nullable, number, object, optional, string } from "superstruct";
import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { codec, ringgit } from "../../../src/domain/schemas/codec.ts";
import { day, quarter } from "../../../src/domain/schemas/dayStructs.ts";
import { instant } from "../../../src/domain/schemas/instantStruct.ts";
import { optionalText, shortText } from "../../../src/domain/schemas/plainText.ts";

const stay = object({
  name: string(),
  total_no_of_days: number(),
  amount: ringgit,
  gst_amount: ringgit,
  note: optional(string()),
  rooms: array(number()),
});

const stays = codec<Infer<typeof stay>, (typeof stay)["schema"]>(stay);

const wire = { name: "Ali", total_no_of_days: 3, amount: "3.00", gst_amount: "0.00", rooms: [7, 8] };

describe("stored objects with amounts", () => {
  test("reads money as sen and leaves a count unchanged", () => {
    expect(stays.read(wire)).toEqual({ ...wire, amount: 300, gst_amount: 0 });
  });

  test("writes money as ringgit with two decimals and leaves a count unchanged", () => {
    const written = stays.write({ ...wire, amount: sen(305), gst_amount: sen(0) });
    expect(written).toEqual({ ...wire, amount: "3.05" });
  });

  test("reads a number as ringgit, never as sen", () => {
    expect(stays.read({ ...wire, amount: 5 }).amount).toBe(500);
    expect(stays.read({ ...wire, amount: 12.5 }).amount).toBe(1250);
  });

  test("drops a field that the schema does not have", () => {
    expect(stays.read({ ...wire, ic_no: "800101125533", __proto__: { evil: 1 } })).toEqual({
      ...wire,
      amount: 300,
      gst_amount: 0,
    });
  });

  test("reads an optional amount as money too", () => {
    const account = object({ account_no: string(), balance: optional(ringgit), owed: nullable(ringgit) });
    const accounts = codec<Infer<typeof account>, (typeof account)["schema"]>(account);
    const read = accounts.read({ account_no: "P1", balance: "5.00", owed: "1.50" });
    expect(read).toEqual({ account_no: "P1", balance: 500, owed: 150 });
    expect(accounts.write(read)).toEqual({ account_no: "P1", balance: "5.00", owed: "1.50" });
    const unknown = { account_no: "P1", owed: null };
    expect(accounts.write(accounts.read(unknown))).toEqual(unknown);
  });

  test.each([
    { amount: "3.005" },
    { amount: "1e3" },
    { amount: null },
    { amount: undefined },
    { amount: {} },
  ])("names the field when it refuses an invalid amount: %j", (wrong) =>
    expect(() => stays.read({ ...wire, ...wrong })).toThrow(/amount/),
  );
});

describe("values in requests and answers", () => {
  test.each([
    [quarter, "2026/4", "2026/5"],
    [quarter, "2026/1", "26/1"],
    [day, "2028-02-29", "2026-02-29"],
    [day, "2026-02-28", "2026-02-28T00:00"],
    [day, "2026-12-31", "2026-13-01"],
    [instant, "2026-11-21T00:00:00.000Z", "2026-11-21"],
    [instant, "2026-11-21T00:00:00Z", "2026-11-21T08:00:00+08:00"],
    [shortText, "Lim 林", ""],
    [shortText, "a".repeat(200), "a".repeat(201)],
    [shortText, "one line", "two\nlines"],
    [shortText, "محمد بن علي", "ALI \u202eGNAK"],
    [shortText, "\u{20bb7}野家", "\ud842野家"],
    [shortText, "לוי", "\u2066ALI\u2069"],
    [optionalText, "שלום", "\u202aALI\u202c"],
    [optionalText, "", "bell\u0007"],
    [optionalText, undefined, null],
  ])("%#: %j is accepted and %j is refused", (schema, right, wrong) => {
    expect(schema.is(right)).toBe(true);
    expect(schema.is(wrong)).toBe(false);
  });
});
