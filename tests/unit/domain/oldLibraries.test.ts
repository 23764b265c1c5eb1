import { create, number } from "superstruct";
import { afterEach, expect, test } from "vitest";
import { newIdempotencyKey } from "../../../src/api/payments.ts";
import { instantText } from "../../../src/domain/instant.ts";
import { jsonText } from "../../../src/domain/jsonText.ts";
import { mapOf } from "../../../src/domain/schemas/mapOf.ts";

/** Old libraries on a council's page may change JavaScript's built-in objects. Stored and sent data stay the same. */

const undo: (() => void)[] = [];

function extend(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  undo.push(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}

afterEach(() => {
  for (const step of undo.splice(0)) step();
});

test("JSON stays the same when a library gave arrays and objects a toJSON", () => {
  const value = { list: [1, "two", [null]], none: undefined, text: "a" };
  const plain = JSON.stringify(value);
  extend(Array.prototype, "toJSON", () => "[]");
  extend(Object.prototype, "toJSON", () => "{}");
  expect(jsonText(value)).toBe(plain);
});

test("an instant stays the same when a library replaced a date's toISOString", () => {
  const dates = ["2026-11-22T04:05:06.007Z", "1999-12-31T23:59:59.999Z"];
  extend(Date.prototype, "toISOString", () => '"2026-11-22T04:05:06Z"');
  expect(dates.map((text) => instantText(new Date(text)))).toEqual(dates);
});

test("a map has only its own entries when a library gave every object one more", () => {
  extend(Object.prototype, "eachOwn", () => {});
  expect(create({ a: 1 }, mapOf(number()))).toEqual({ a: 1 });
  expect(() => create({ a: "1" }, mapOf(number()))).toThrow(/number/);
});

test("a key keeps its form when a library replaced Array.from", () => {
  extend(Array, "from", (list: ArrayLike<unknown>) => Array.prototype.slice.call(list));
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
});
