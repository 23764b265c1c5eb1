import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { searchesUnderWay } from "../../../src/server/http/searchesUnderWay.ts";
import { loadForDesk } from "../../../src/server/records/loading/deskLoad.ts";
import { systemTimer } from "../../../src/server/timer.ts";
import { temporaryFolder, withBackend } from "../backendUnderTest.ts";

const [, compound] = examples;

describe("a load on the desk", () => {
  test("gives way to citizens' searches before each call to the records, also when it takes effect", () =>
    withBackend(async ({ databases, clock }) => {
      const { records } = databases;
      const searches = searchesUnderWay(systemTimer);
      let mayCall = false;
      const unasked: string[] = [];
      const behind =
        <Given extends readonly unknown[], Result>(
          name: string,
          call: (...given: Given) => Promise<Result>,
        ) =>
        (...given: Given): Promise<Result> => {
          if (!mayCall) unasked.push(name);
          mayCall = false;
          return call(...given);
        };
      const folder = await temporaryFolder();
      const path = join(folder, "records.json");
      await writeFile(path, JSON.stringify([compound]));
      const end = await loadForDesk(
        {
          databases: {
            ...databases,
            records: {
              ...records,
              read: behind("read", records.read),
              readAll: behind("readAll", records.readAll),
              list: behind("list", records.list),
              write: behind("write", records.write),
              writeAll: behind("writeAll", records.writeAll),
            },
          },
          clock,
          searchesUnderWay: {
            ...searches,
            giveWay: async () => {
              mayCall = true;
            },
          },
        },
        {
          ...{
            path,
            council: "mpt",
            type: "compound",
            confirmed: [],
            withdraw: undefined,
            by: "zainab@majlis.my",
          },
          isSnapshot: false,
          discards: false,
          onProgress: () => {},
          beforeEffect: async () => undefined,
        },
      );
      expect(end).toMatchObject({ end: "loaded", loaded: 1 });
      expect(unasked).toEqual([]);
      await rm(folder, { recursive: true, force: true });
    }));
});
