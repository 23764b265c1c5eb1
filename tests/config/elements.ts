import { browserTests } from "./browser.ts";

/** The custom elements on pages of their own. */
export default browserTests({
  name: "elements",
  include: ["tests/elements/**/*.test.{ts,tsx}"],
  // The framed pages of the tests import these by address, which a scan of the tests does not find.
  entries: ["widgets/*.ts", "tests/elements/**/*.{ts,tsx}"],
});
