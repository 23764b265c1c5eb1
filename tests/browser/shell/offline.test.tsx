import { expect, test } from "vitest";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { OfflineNotice } from "../../../src/shell/notices/OfflineNotice.tsx";
import { ACCOUNT } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { type FakeServer, fakeServer, show, type Wire } from "../fakeServer.tsx";
import { goes } from "../network.ts";
import { inPortal } from "./portal.tsx";

/** Rule 4.19: the page shows the offline status in words, and the cart is safe. */

const OFFLINE = "You are offline. What is in your cart is safe. You can go on when you are connected again.";

test("nothing is shown or announced while there is a network", async () => {
  const { find, read, page } = inPortal(OfflineNotice, {});
  await read();
  expect(find("aside")).toBeNull();
  expect([...page.querySelectorAll("[aria-atomic]")].map(({ textContent }) => textContent)).toEqual(["", ""]);
});

test("the page shows and announces the loss of the network, and its return (rule 4.19)", async () => {
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

test("a page that is opened without a network says so (rule 4.19)", async () => {
  goes("offline");
  await inPortal(OfflineNotice, {}).says(OFFLINE);
});

/** How often the page says "offline", for readers and for screen readers. */
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

/** A search without an answer, in the portal or on a council's page. */
function searchInVain(
  place: Parameters<typeof show>[2],
  answers: Record<string, Wire>,
  configuration: () => Wire,
) {
  const server: FakeServer = fakeServer(answers, configuration);
  const Page = () => (
    <>
      {place?.saysOffline && <OfflineNotice />}
      <SearchScreen />
    </>
  );
  return show(Page, server, { ...PARKING, ...place });
}

test("a search without a network says so once, and the message disappears when the network returns", async () => {
  goes("offline");
  const answers: Record<string, Wire> = {};
  let configuration: Wire = "lost";
  const shown = searchInVain({ saysOffline: true }, answers, () => configuration);
  // The search's answer is below its form. The configuration's own failure is not shown as well.
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

test("on a council's page, which has no offline notice, the search shows it while the network is away", async () => {
  goes("offline");
  const shown = searchInVain({ canChooseCouncil: false }, {}, () => "lost");
  await shown.says("You are offline. Check your connection and try again.");
  await eventually(() => expect(sayings(shown.page).seen).toBe(1));
  goes("online");
  await shown.says("There was no connection. Please try again.");
  expect(sayings(shown.page).seen).toBe(0);
});

test("a configuration that could not be read offline is read when the network returns", async () => {
  goes("offline");
  let configuration: Wire = "lost";
  const server = fakeServer({}, () => configuration);
  const shown = show(SearchScreen, server);
  await shown.says("You are offline. Check your connection and try again.");
  configuration = {};
  goes("online");
  await eventually(() => expect(shown.page.querySelector("[role=alert]:not([aria-atomic])")).toBeNull());
});
