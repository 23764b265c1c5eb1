import { expect, test } from "vitest";
import { HomeScreen } from "../../../src/screens/home/HomeScreen.tsx";
import { hashOf } from "../../../src/shell/route.ts";
import { text } from "../../unit/i18n/allTexts.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** The home page of a citizen who chose a council. */

function homeOf(mpt: object) {
  const portal = fakeServer({}, () => ({ councils: { mpt } }));
  const { page } = show(HomeScreen, portal, { chosenCouncil: "mpt", hrefOf: hashOf });
  return {
    page,
    charges: () =>
      [...page.querySelectorAll("a")].flatMap(({ hash }) => /^#\/search.*charge=(\w+)/.exec(hash)?.[1] ?? []),
  };
}

test("a council's home page offers only the charges that the council takes (rule 8.8)", async () => {
  const { charges } = homeOf({ charges: ["assessment", "compound"] });
  await eventually(() => expect(charges().toSorted()).toEqual(["assessment", "compound"]));
});

test("a council that is not available says so on its home page, and offers no charge (rule 8.7)", async () => {
  const { page, charges } = homeOf({ available: false });
  await eventually(() => expect(page.textContent).toContain(text("en", "errors.reason.invalid_council")));
  expect(charges()).toEqual([]);
});
