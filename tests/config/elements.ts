import { browserTests } from "./browser.ts";

/** The custom elements on pages of their own. */
export default browserTests({
  name: "elements",
  include: ["tests/elements/**/*.test.{ts,tsx}"],
  // the pages that tests open in frames import these by address, which no scan of the tests finds
  entries: ["widgets/*.ts", "tests/elements/**/*.{ts,tsx}"],
});
