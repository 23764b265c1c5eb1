import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { progressText } from "../../../src/server/commands/progressLine.ts";
import { FileFormError, recordsInFile } from "../../../src/server/records/loading/recordsInFile.ts";
import { stateOfCommand } from "../commands/command.ts";

const state = stateOfCommand();

async function read(name: string, content: string) {
  const path = join(state.folder, name);
  await writeFile(path, content);
  const found = [];
  for await (const record of (await recordsInFile(path)).records) found.push(record);
  return found;
}

const values = async (name: string, content: string) => (await read(name, content)).map(({ value }) => value);

const [, compound, license] = examples;

describe("a file of records", () => {
  test.each([
    ["a JSON list", "a.json", JSON.stringify(examples, null, 2)],
    ["a JSON list after a byte order mark", "a.json", `\uFEFF${JSON.stringify(examples)}`],
    ["an object with records", "a.json", JSON.stringify({ records: examples })],
    ["an object on each line", "a.ndjson", examples.map((one) => JSON.stringify(one)).join("\n")],
    [
      "an object on each line of a .json",
      "a.json",
      examples.map((one) => `${JSON.stringify(one)}\r\n`).join(""),
    ],
  ])("is read from %s", async (_name, name, content) => {
    expect(await values(name, content)).toEqual(examples);
  });

  test("is read from a table, where an empty cell is a missing field", async () => {
    const { print, ...plain } = { ...license, print: license?.print };
    const flat = {
      ...plain,
      ...Object.fromEntries(Object.entries(print ?? {}).map(([k, v]) => [`print.${k}`, v])),
    };
    const columns = [...new Set([...Object.keys(compound ?? {}), ...Object.keys(flat)])];
    const cell = (row: object, column: string) => {
      const value = Object.entries(row).find(([field]) => field === column)?.[1] ?? "";
      return `"${Array.isArray(value) ? value.join("|") : value}"`;
    };
    const rows = [compound ?? {}, flat].map((row) => columns.map((column) => cell(row, column)).join(","));
    expect(await values("a.csv", [columns.join(","), ...rows].join("\r\n"))).toEqual([compound, license]);
  });

  test("names the place of each record as a person finds it", async () => {
    const places = async (name: string, content: string) =>
      (await read(name, content)).map(({ place }) => place);
    expect(await places("a.json", "[{}, {}]")).toEqual(["record 0", "record 1"]);
    expect(await places("a.ndjson", "{}\n\n{}")).toEqual(["line 1", "line 3"]);
    expect(await places("a.csv", "type,name\na,b\nc,d\n")).toEqual(["line 2", "line 3"]);
  });

  test.each([
    ["a.json", "[{]", { reason: "json" }],
    ["a.json", "hello", { reason: "json" }],
    ["a.json", '[{"type": "compound"}', { reason: "json" }],
    ["a.ndjson", '{}\n{"a":', { reason: "line", line: 2 }],
    ["a.csv", "type,name\na,b\na,b,c\n", { reason: "row", line: 3 }],
    ["a.csv", 'type,name\n"a"b,c\n', { reason: "row", line: 2 }],
    ["a.csv", 'type,name\na,"b\nc,d\n', { reason: "table" }],
  ])("of the wrong form is named: %s %j", async (name, content, form) => {
    const failure = await read(name, content).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(FileFormError);
    expect(failure).toMatchObject({ form });
  });
});

test("the progress line shows the part that is done, the rate and the time left", () => {
  const text = progressText("Loading", 0.25, 250_000, { seconds: 100, first: 50_000 });
  expect(text).toBe("Loading: 25 %, 250000 records, 2000 a second, 6:15 left");
  expect(progressText("Loading", 0, 0, { seconds: 0, first: 0 })).toBe("Loading: 0 %, 0 records, 0 a second");
});
