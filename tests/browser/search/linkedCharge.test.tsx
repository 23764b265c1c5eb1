import { expect, test } from "vitest";
import type { ScreenEnvironment } from "../../../src/screens/environment.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { ACCOUNT } from "../cart/samples.ts";
import { drawn, eventually } from "../eventually.ts";
import { cartOf, fakeServer, show, type Wire } from "../fakeServer.tsx";

/** The search of a link that names a council and a charge, such as a tile of the home page. */

const LINK = { chosenCouncil: "mpt", charge: "parking" } as const;

async function opened(place: Partial<ScreenEnvironment>, configuration?: () => Wire) {
  await cartOf();
  const shown = show(SearchScreen, fakeServer({ P130001: ACCOUNT }, configuration), place);
  const find = (selector: string) => shown.page.querySelector<HTMLElement>(selector);
  return { ...shown, find, choices: () => shown.page.querySelectorAll("[name=council], [name=charge]") };
}

test("a link to a charge shows its two choices in one line, and only asks for the number", async () => {
  const { says, find, choices } = await opened(LINK);
  await says(/Tawau · Parking reload\s+Change/);
  expect(find("input[name=number]")).not.toBeNull();
  expect(choices()).toHaveLength(0);
});

test("'Change' opens the choices as the link made them, with the focus in the first", async () => {
  const { press, find, choices } = await opened(LINK);
  await press("Change");
  await eventually(() => expect(document.activeElement).toBe(find("select[name=council]")));
  expect(find("[name=charge]:checked")?.getAttribute("value")).toBe("parking");
  expect(choices()).toHaveLength(7);
});

test("another choice in the opened form does not fold it", async () => {
  const { press, find, page } = await opened(LINK);
  await press("Change");
  await eventually(() => expect(find("[value=market]")).not.toBeNull());
  find("[value=market]")?.click();
  await eventually(() => expect(page.innerText).toContain("Stall no."));
  await drawn();
  expect(find("[value=market]")).not.toBeNull();
});

test("the next bill begins with all choices", async () => {
  const { says, press, choices } = await opened({ ...LINK, account: "P130001" });
  await says(/Parking reload · P130001/);
  await press("Add to cart");
  await press("Add another bill");
  await eventually(() => expect(choices()).toHaveLength(7));
});

test("a link to a charge that has a form of its own shows that form below the line", async () => {
  const { says, find } = await opened({ ...LINK, charge: "local_government_charge" });
  await says("Customer name");
  await says(/Tawau · Local government charge\s+Change/);
  expect(find("input[name=charge]")).toBeNull();
});

test.each([
  ["a link without a charge", { chosenCouncil: "mpt" }],
  ["a link without a council, before the citizen chose one", { charge: "parking" }],
  ["a link with an unknown council", { ...LINK, refusal: "invalid_council" }],
  ["an element", { charge: "parking", canChooseCouncil: false }],
] as const)("%s leaves the choices open", async (_name, place) => {
  const { says, find, button } = await opened(place);
  await says("What do you want to pay?");
  expect(find("input[name=charge]")).not.toBeNull();
  expect(button("Change")).toBeUndefined();
});

test("a link to a charge that the council does not take leaves the choices open", async () => {
  const { says, find } = await opened(LINK, () => ({ councils: { mpt: { charges: ["compound"] } } }));
  await eventually(() => expect(find("input[name=charge]")).not.toBeNull());
  await says("What do you want to pay?");
});
