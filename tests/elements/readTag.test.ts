import { expect, test } from "vitest";
import { readTag } from "../../widgets/readTag.ts";

const BASE = "https://council.example/pay/";
const PORTAL = "https://portal.example";

test("an element calls the portal that served the script, unless its tag names another", () => {
  expect(readTag({}, BASE, PORTAL).use?.portal).toBe(PORTAL);
  expect(readTag({ api: "https://other.example/" }, BASE, PORTAL).use?.portal).toBe("https://other.example");
});

test("where no portal served the script, the tag must name one, and the console says so", () => {
  const { use, problems } = readTag({ charge: "compound" }, BASE, undefined);
  expect(use).toBeUndefined();
  expect(problems.map(({ attribute, advice }) => `${attribute}: ${advice}`)).toEqual([
    expect.stringMatching(/^api: give the portal's http\(s\) address, since this script was not loaded/),
  ]);
  expect(readTag({ api: PORTAL }, BASE, undefined)).toMatchObject({ use: { portal: PORTAL }, problems: [] });
});
