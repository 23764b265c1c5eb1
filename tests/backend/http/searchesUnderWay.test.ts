import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { searchesUnderWay } from "../../../src/server/http/searchesUnderWay.ts";
import type { Timer } from "../../../src/server/timer.ts";
import { ENDLESS, PASSED } from "../operation/timers.ts";

/** A search that is under way until it may end, what happened in which order, and a clock that the test moves. */
function searching(timer: Timer) {
  const clock = { milliseconds: 0 };
  const { counted, giveWay } = searchesUnderWay(timer, () => clock.milliseconds);
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
  return { clock, happened, end, search, load };
}

/** A timer whose waits end at once, and how long they were to be. */
function noted() {
  const waits: number[] = [];
  const timer: Timer = {
    async wait(milliseconds) {
      waits.push(milliseconds);
    },
  };
  return { timer, waits };
}

test("a load writes after the searches under way are answered", async () => {
  const { clock, happened, end, search, load } = searching(ENDLESS);
  const loading = load();
  // a load that waited for nothing would write in these turns
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
  end();
  await Promise.all([search, loading]);
  expect(happened).toEqual(["the search is answered", "the load writes"]);
  clock.milliseconds = 1_000;
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

test.each([
  ["a short piece of work", 1, 20],
  ["a longer one", 7, 70],
  ["a very long one", 3_000, 500],
])(
  "after %s a load waits for searches ten times as long as that took, within bounds",
  async (_what, worked, waited) => {
    const { timer, waits } = noted();
    const { clock, end, search, load } = searching(timer);
    clock.milliseconds = worked;
    await load();
    end();
    await search;
    expect(waits).toEqual([waited]);
  },
);

test("a load rests as long as it worked while citizens search now and then, and no longer when the last search is a second ago", async () => {
  const { timer, waits } = noted();
  const { clock, end, search, load } = searching(timer);
  end();
  await search;
  clock.milliseconds = 7;
  await load();
  expect(waits).toEqual([7]);
  clock.milliseconds = 999;
  await load();
  expect(waits).toEqual([7, 50]);
  clock.milliseconds = 1_000;
  await load();
  expect(waits).toHaveLength(2);
});

test("a load counts on searches while citizens search here, for a second more, and for 15 seconds after calls of another process", async () => {
  const clock = { milliseconds: 0 };
  const searches = searchesUnderWay(PASSED, () => clock.milliseconds);
  expect(searches.isSearched()).toBe(false);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const app = new Hono().get("/search", searches.counted, async (context) => {
    await mayEnd;
    return context.text("");
  });
  const search = app.request("/search");
  expect(searches.isSearched()).toBe(true);
  end();
  await search;
  clock.milliseconds = 999;
  expect(searches.isSearched()).toBe(true);
  clock.milliseconds = 1_000;
  expect(searches.isSearched()).toBe(false);
  searches.noteCallsElsewhere();
  clock.milliseconds = 15_999;
  expect(searches.isSearched()).toBe(true);
  clock.milliseconds = 16_000;
  expect(searches.isSearched()).toBe(false);
});

test("work that was followed by a rest needs no second one", async () => {
  const { timer, waits } = noted();
  const clock = { milliseconds: 0 };
  const searches = searchesUnderWay(timer, () => clock.milliseconds);
  const app = new Hono().get("/search", searches.counted, (context) => context.text(""));
  await app.request("/search");
  clock.milliseconds = 30;
  await searches.rest(30);
  await searches.giveWay();
  expect(waits).toEqual([30, 0]);
});
