import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { searchesUnderWay } from "../../../src/server/http/searchesUnderWay.ts";
import type { Timer } from "../../../src/server/timer.ts";
import { ENDLESS, PASSED } from "../operation/timers.ts";

/** A search that is under way until it may end, and what happened in which order. */
function searching(timer: Timer) {
  const { counted, giveWay } = searchesUnderWay(timer);
  const happened: string[] = [];
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const app = new Hono().post("/search", counted, async (context) => {
    await mayEnd;
    happened.push("the search is answered");
    return context.json({});
  });
  const search = app.request("/search", { method: "POST" });
  const load = async () => {
    await giveWay();
    happened.push("the load writes");
  };
  return { happened, end, search, load };
}

test("a load writes after the searches under way are answered", async () => {
  const { happened, end, search, load } = searching(ENDLESS);
  const loading = load();
  // a load that waited for nothing would write in these turns
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
  end();
  await Promise.all([search, loading]);
  expect(happened).toEqual(["the search is answered", "the load writes"]);
  await load();
  expect(happened).toHaveLength(3);
});

test("a load goes on after a while, although searches never end", async () => {
  const { happened, end, search, load } = searching(PASSED);
  await load();
  end();
  await search;
  expect(happened).toEqual(["the load writes", "the search is answered"]);
});
