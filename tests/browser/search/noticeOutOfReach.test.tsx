import { expect, test, vi } from "vitest";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { backEnd, cartOf, show } from "../cart/counter.tsx";
import { COMPOUND } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";

// The network fails while the chunk is fetched.
vi.mock("../../../src/screens/parts/paying/OtherPaymentInProgressNotice.tsx", () => {
  throw new TypeError("Failed to fetch");
});

test("when the notice about another payment cannot be loaded, the citizen reads so and can still pay the bill", async () => {
  await cartOf();
  const found = { ...COMPOUND, attempt_open_since: "2026-11-21T02:12:00.000Z" };
  const answers = { compounds: { rows: [found] }, C2600123: found };
  const search = show(SearchScreen, backEnd(answers), {
    charge: "compound",
    account: "C2600123",
    council: "mpt",
  });
  await eventually(() => expect(search.button("Try again")).toBeDefined());
  expect(search.page.querySelector("[role=alert]")?.textContent).toContain("reach");
  expect(search.button("Add to cart")).toBeDefined();
});
