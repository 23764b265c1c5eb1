import { type Browser, chromium } from "playwright";
import { findChromium } from "../../../tests/chromium.ts";
import type { Part } from "../part.ts";
import { kilobytes, milliseconds, say, sayTable, times } from "../report.ts";
import { median } from "../statistics.ts";
import { MANY, type PageName, type Places } from "./pages.ts";
import { withPlaces } from "./places.ts";
import { type UsedHeap, usedHeap } from "./usedHeap.ts";
import { type Visit, visit } from "./visit.ts";

const ROUNDS = 3;

const PAGES: readonly (readonly [PageName, string])[] = [
  ["bare", "a bare React page"],
  ["element", "kaunter-search"],
  ["iframe", "the portal in an iframe"],
  ["elements", `${MANY} of kaunter-search`],
  ["portal", "the portal's first route"],
];

/** Compares a council's page with an element to a page whose field React alone draws. */
export const embedPart: Part = {
  name: "embed",
  title:
    "The element on a council's page: a phone four times slower than this machine, by Slow 4G, at its first visit",
  async run() {
    await withPlaces(async (places) => {
      const executablePath = findChromium();
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        // without these, the frame would run in another process, which the throttling does not slow down
        args: [
          "--no-sandbox",
          "--disable-site-isolation-trials",
          "--disable-features=IsolateOrigins,site-per-process",
        ],
      });
      try {
        report(await measure(browser, places));
        reportUsed(await usedHeap(browser, places));
      } finally {
        await browser.close();
      }
    });
  },
};

type Measured = Readonly<Record<PageName, Visit>>;

/** Takes medians. It visits the pages in turn, so that other work of the machine affects all of them equally. */
async function measure(browser: Browser, places: Places): Promise<Measured> {
  const visits = new Map<PageName, Visit[]>(PAGES.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, seen] of visits) seen.push(await visit(browser, name, places));
  const of = (name: PageName): Visit => {
    const seen = visits.get(name) ?? [];
    const middle = (field: keyof Visit) => median(seen.map((one) => one[field]));
    return {
      usable: middle("usable"),
      whole: middle("whole"),
      bytesAtField: middle("bytesAtField"),
      bytes: middle("bytes"),
      shift: middle("shift"),
      blocked: middle("blocked"),
      painted: middle("painted"),
      heap: middle("heap"),
    };
  };
  return {
    bare: of("bare"),
    element: of("element"),
    iframe: of("iframe"),
    elements: of("elements"),
    portal: of("portal"),
  };
}

function report(measured: Measured): void {
  const { bare, element, elements, portal } = measured;
  sayTable(
    [
      "",
      "first paint",
      "a field to use",
      "to the bare page's",
      "scripts until then",
      "its program",
      "scripts until then",
      "blocked",
      "layout shift",
      "heap",
    ],
    PAGES.map(([name, title]) => {
      const { painted, usable, whole, bytesAtField, bytes, blocked, shift, heap } = measured[name];
      const used =
        usable > 0
          ? [milliseconds(usable), times(usable / bare.usable), kilobytes(bytesAtField), milliseconds(whole)]
          : ["", "", "", ""];
      return [
        title,
        milliseconds(painted),
        ...used,
        kilobytes(bytes),
        milliseconds(blocked),
        shift.toFixed(3),
        kilobytes(heap),
      ];
    }),
  );
  say();
  budget("kaunter-search, a field to use", element.usable / bare.usable, 0.8, times);
  budget("kaunter-search, scripts until then", element.bytesAtField, 60_000, kilobytes);
  budget("kaunter-search, blocked", element.blocked, 50, milliseconds);
  budget("kaunter-search, layout shift", element.shift, 0.02, (value) => value.toFixed(3));
  budget(`${MANY} instead of one, all fields to use`, elements.usable / element.usable, 1.2, times);
  budget("each further one, heap", (elements.heap - element.heap) / (MANY - 1), 15_000, kilobytes);
  budget(`${MANY} of kaunter-search, layout shift`, elements.shift, 0.02, (value) => value.toFixed(3));
  budget("the portal, scripts beyond kaunter-search's", portal.bytes - element.bytes, 20_000, kilobytes);
  budget("the portal, blocked", portal.blocked, 100, milliseconds);
  budget("the portal, layout shift", portal.shift, 0.02, (value) => value.toFixed(3));
}

function reportUsed({ search, bare }: UsedHeap): void {
  budget("each further one whose field a citizen entered, heap", search, 60_000, kilobytes);
  say(`  a form of as many nodes in React alone: ${kilobytes(bare)}`);
}

function budget(what: string, reached: number, most: number, write: (value: number) => string): void {
  say(`  ${what}: ${write(reached)} of ${write(most)}: ${reached <= most ? "holds" : "BROKEN"}`);
}
