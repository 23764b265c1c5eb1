import { expect, test } from "vitest";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { OfflineNotice } from "../../../src/shell/notices/OfflineNotice.tsx";
import { type BackEnd, backEnd, show, type Wire } from "../cart/counter.tsx";
import { ACCOUNT } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { goes } from "../network.ts";
import { inPortal } from "./portal.tsx";

/** "Offline status is tracked" (specification, section 4): it is said in words, and what was carted is safe. */

const OFFLINE = "You are offline. What is in your cart is safe. You can go on when you are connected again.";

test("nothing is said while there is a network, and nothing is announced", async () => {
  const { find, read, page } = inPortal(OfflineNotice, {});
  await read();
  expect(find("aside")).toBeNull();
  expect([...page.querySelectorAll("[aria-atomic]")].map(({ textContent }) => textContent)).toEqual(["", ""]);
});

test("it is said and announced for as long as there is none, and that it is back (rule 4.19)", async () => {
  const { find, read, says, hears } = inPortal(OfflineNotice, {});
  await read();
  goes("offline");
  await says(OFFLINE);
  await eventually(() => expect(find("[role=alert][aria-atomic]")?.textContent).toBe(OFFLINE));
  expect(find("aside")?.getAttribute("aria-label")).toBe("Connection");
  goes("online");
  await eventually(() => expect(find("aside")).toBeNull());
  await hears("You are connected again.");
  expect(find("[role=alert][aria-atomic]")?.textContent).toBe("");
});

test("a page that begins without a network says so (rule 4.19)", async () => {
  goes("offline");
  await inPortal(OfflineNotice, {}).says(OFFLINE);
});

/** How often a page says that there is no network, to those who see it and to those who hear it. */
function sayings(page: HTMLElement) {
  const regions = [...page.querySelectorAll<HTMLElement>("[aria-atomic]")];
  return {
    seen:
      page.innerText.split(/offline/i).length -
      1 -
      regions.filter(({ textContent }) => /offline/i.test(textContent)).length,
    heard: regions.map(({ textContent }) => textContent),
  };
}

const PARKING = { charge: "parking", account: "P130001" } as const;

/** A search in the portal, or on a council's page, that nobody answers. */
function searchInVain(
  place: Parameters<typeof show>[2],
  answers: Record<string, Wire>,
  configuration: () => Wire,
) {
  const counter: BackEnd = backEnd(answers, configuration);
  const Page = () => (
    <>
      {place?.saysOffline && <OfflineNotice />}
      <SearchScreen />
    </>
  );
  return show(Page, counter, { ...PARKING, ...place });
}

test("a search without a network says so once, and nothing of it is left once there is one", async () => {
  goes("offline");
  const answers: Record<string, Wire> = {};
  let configuration: Wire = "lost";
  const shown = searchInVain({ saysOffline: true }, answers, () => configuration);
  // the answer to the search stands below its form, and what the configuration met is not said besides
  const order = () =>
    [...shown.page.querySelectorAll("form, [role=alert]:not([aria-atomic])")].map(({ tagName }) => tagName);
  await eventually(() => expect(order()).toEqual(["FORM", "DIV"]));
  await shown.says("There was no connection. Please try again.");
  await shown.says(OFFLINE);
  expect(sayings(shown.page).seen).toBe(1);
  answers.P130001 = ACCOUNT;
  configuration = {};
  goes("online");
  await shown.hears("You are connected again.");
  await eventually(() =>
    expect(sayings(shown.page)).toEqual({ seen: 0, heard: ["You are connected again.", ""] }),
  );
  await shown.press("Try again");
  await shown.says("How much do you want to reload?");
  expect(shown.page.querySelector("[role=alert]:not([aria-atomic])")).toBeNull();
});

test("on a council's page, which does not say it, the search does, for as long as it is so", async () => {
  goes("offline");
  const shown = searchInVain({ canChooseCouncil: false }, {}, () => "lost");
  await shown.says("You are offline. Check your connection and try again.");
  await eventually(() => expect(sayings(shown.page).seen).toBe(1));
  goes("online");
  await shown.says("There was no connection. Please try again.");
  expect(sayings(shown.page).seen).toBe(0);
});

test("a configuration that was not read for want of a network is read once there is one", async () => {
  goes("offline");
  let configuration: Wire = "lost";
  const counter = backEnd({}, () => configuration);
  const shown = show(SearchScreen, counter);
  await shown.says("You are offline. Check your connection and try again.");
  configuration = {};
  goes("online");
  await eventually(() => expect(shown.page.querySelector("[role=alert]:not([aria-atomic])")).toBeNull());
});
