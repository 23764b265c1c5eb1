import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** What axe finds, of WCAG 2.0 to 2.2, levels A and AA, and of what it calls best practice. */

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules that look at colours, and so find the same in every language. */
const COLOURS = ["color-contrast", "link-in-text-block"];

const WITHOUT_COLOURS = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]));

/** What is judged: all of it, its colours alone, or all but its colours. */
export type Judged = "all" | "colours" | "words";

const OPTIONS: Readonly<Record<Judged, RunOptions>> = {
  all: { runOnly: TAGS },
  colours: { runOnly: { type: "rule", values: COLOURS } },
  words: { runOnly: TAGS, rules: WITHOUT_COLOURS },
};

/** Makes axe known to every page that is opened from now on, whatever its policy says of scripts. */
export async function haveAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/**
 * One line for each thing that breaks a rule.
 * @param inside of which elements' shadow roots; of the whole page where absent
 */
export async function faultsOf(page: Page, judged: Judged, inside?: RegExp): Promise<readonly string[]> {
  const { violations } = await page.evaluate(
    (options): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        ...options,
        resultTypes: ["violations"],
      }),
    OPTIONS[judged],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // of what stands in a shadow root, the element comes first
      .filter(
        ({ target: [first] }) =>
          inside === undefined || (Array.isArray(first) && inside.test(first[0] ?? "")),
      )
      .map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.split("\n")[1] ?? ""}`,
      ),
  );
}
