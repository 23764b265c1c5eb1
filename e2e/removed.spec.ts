import { randomInt } from "node:crypto";
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { seededRandom } from "../demo/records/random.ts";
import { siteOf } from "./hostile/journey.ts";

/** A site that never reloads its page adds and removes elements all day. No removed element may stay in memory. */

const TAGS = ["pay", "search", "cart", "checkout", "receipt", "licence"].map((name) => `kaunter-${name}`);

/** The page's objects in memory. */
interface Alive {
  readonly elements: number;
  readonly listeners: number;
}

/** How many elements are added and removed: the same number of each tag. */
const COUNT = 34 * TAGS.length;

const NAME = `${COUNT} elements that are removed at random moments as they begin are let go, with all their listeners`;

test(NAME, { tag: "@long" }, async ({ page }) => {
  const seed = Number(process.env.KAUNTER_TEST_SEED ?? randomInt(2 ** 31));
  process.stdout.write(`Seed ${seed}: KAUNTER_TEST_SEED=${seed} repeats these moments.\n`);
  const random = seededRandom(seed);
  const lives = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      tag: TAGS[at % TAGS.length] ?? "",
      for: random.whole(0, 800),
    }));
  await page.goto(siteOf("mdppr", "/"));
  const memory = await page.context().newCDPSession(page);
  // The first elements load the code, which adds the page's own listeners.
  await addAndRemove(page, lives(40));
  // Only the page's own are left.
  await expect
    .poll(async () => (await countAlive(memory)).elements, { message: `with the seed ${seed}` })
    .toBe(1);
  const before = await countAlive(memory);
  await addAndRemove(page, lives(COUNT));
  const message = `with the seed ${seed}`;
  await expect.poll(async () => (await countAlive(memory)).elements, { message }).toBe(before.elements);
  // A listener that a tag's elements leave behind stays once for each of them. On a slow machine the page adds a few of its own later.
  await expect
    .poll(async () => (await countAlive(memory)).listeners - before.listeners, { message })
    .toBeLessThan(COUNT / TAGS.length);
});

/** A tag, and the milliseconds that it is on the page. */
interface Life {
  readonly tag: string;
  readonly for: number;
}

/** In groups of twenty, which are on the page at the same time. */
function addAndRemove(page: Page, lives: readonly Life[]): Promise<void> {
  return page.evaluate(async (all) => {
    const live = async (life: Life) => {
      const element = document.createElement(life.tag);
      document.querySelector("main")?.append(element);
      await new Promise((resolve) => setTimeout(resolve, life.for));
      element.remove();
    };
    for (let begun = 0; begun < all.length; begun += 20)
      await Promise.all(all.slice(begun, begun + 20).map(live));
  }, lives);
}

async function countAlive(memory: CDPSession): Promise<Alive> {
  await memory.send("HeapProfiler.collectGarbage");
  const prototype = await memory.send("Runtime.evaluate", { expression: "HTMLElement.prototype" });
  const { objects } = await memory.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.result.objectId ?? "",
    objectGroup: "alive",
  });
  const { result } = await memory.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: String(countElements),
    returnByValue: true,
  });
  // The queried objects stay in memory until then.
  await memory.send("Runtime.releaseObjectGroup", { objectGroup: "alive" });
  const { jsEventListeners } = await memory.send("Memory.getDOMCounters");
  return { elements: result.value, listeners: jsEventListeners };
}

/** Runs in the page. The result includes the prototypes themselves. */
function countElements(this: readonly object[]): number {
  return this.filter((one) => Object.getPrototypeOf(one).constructor.definition !== undefined).length;
}
