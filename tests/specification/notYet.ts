import type { Rule } from "./rules.ts";

/** What the product does not do yet. A rule goes from here into its section's table with the test that holds it. */
export const NOT_YET: readonly Pick<Rule, "section" | "rule">[] = [
  {
    section: 1,
    rule: "The build for mobile phones was run on one: its projects are made and tested, no more.",
  },
];
