import type { Rule } from "./rules.ts";

/** What the product does not do yet. A rule goes from here into its section's table with the test that holds it. */
export const NOT_YET: readonly Pick<Rule, "section" | "rule">[] = [
  { section: 1, rule: "A digital licence is printed after its payment." },
  {
    section: 1,
    rule: "The build for mobile phones was run on one: its projects are made and tested, no more.",
  },
  { section: 2, rule: "/pdf shows a PDF." },
  {
    section: 2,
    rule: "A licence is printed at a trading or license digital-licence route, from licenseNo-year or licenseNo-year-month in base64.",
  },
  {
    section: 5,
    rule: "An operasi licence of a print type under 4 without a photo is not printed, and the message says so.",
  },
  {
    section: 8,
    rule: "invalid_print_no_photo: a licence is not printed while its owner's photo is missing.",
  },
  { section: 8, rule: "result_not_found: 'Result Not Found', of a licence that is to be printed." },
  { section: 9, rule: "A licence's print follows the template of its lesen_print, 1 to 10." },
];
