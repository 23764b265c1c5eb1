import { expect, test } from "vitest";
import type { Destination } from "../../../src/screens/environment.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";

test("a chosen council is kept, and the page's address names it", async () => {
  await cartOf();
  const kept: string[] = [];
  const written: Destination[] = [];
  const { page } = show(SearchScreen, fakeServer({}), {
    isCouncilAssumed: true,
    keepCouncil: (council) => void kept.push(council),
    nameInAddress: (shown) => void written.push(shown),
  });
  const select = await eventually(() => {
    const found = page.querySelector<HTMLSelectElement>("select[name=council]");
    if (found === null) throw new Error("there is no choice of councils yet");
    return found;
  });
  expect(kept).toEqual([]);
  await eventually(() => {
    // The form hears of a choice once it is ready, which a person cannot outrun, but a test can.
    select.value = "mdkbt";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(kept).toEqual(["mdkbt"]);
  });
  expect(written).toEqual([{ screen: "search", council: "mdkbt", charge: "assessment" }]);
});

test("the council of a link is kept, and the link's address stays as it is", async () => {
  await cartOf();
  const kept: string[] = [];
  const written: Destination[] = [];
  show(SearchScreen, fakeServer({}), {
    council: "mdknk",
    keepCouncil: (council) => void kept.push(council),
    nameInAddress: (shown) => void written.push(shown),
  });
  await eventually(() => expect(kept).toEqual(["mdknk"]));
  expect(written).toEqual([]);
});
