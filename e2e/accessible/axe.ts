import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** The axe rules of WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules about colours. Their result is the same in every language. */
const COLOURS = ["color-contrast", "link-in-text-block"];

const WITHOUT_COLOURS = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]));

/** The rules to check: all of them, those about colours, or all others. */
export type Judged = "all" | "colours" | "words";

const OPTIONS: Readonly<Record<Judged, RunOptions>> = {
  all: { runOnly: TAGS },
  colours: { runOnly: { type: "rule", values: COLOURS } },
  words: { runOnly: TAGS, rules: WITHOUT_COLOURS },
};

/** Adds axe to every page that is opened from now on, whatever its policy says about scripts. */
export async function haveAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/**
 * One line for each broken rule.
 * @param inside checks only the shadow roots of these elements, or the whole page when it is absent
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
      // In a shadow root, the element is first in the path.
      .filter(
        ({ target: [first] }) =>
          inside === undefined || (Array.isArray(first) && inside.test(first[0] ?? "")),
      )
      .map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.split("\n")[1] ?? ""}`,
      ),
  );
}
