import { browserTests } from "./browser.ts";

/** The screens, hooks and stores that need a real browser. */
export default browserTests({
  name: "screens",
  include: ["tests/browser/**/*.test.{ts,tsx}"],
  entries: ["widgets/*.ts", "tests/browser/**/*.{ts,tsx}"],
});
