import { expect, onTestFinished, test } from "vitest";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { removeFromCart } from "../../../src/stores/cart.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import type * as FreshAmounts from "../../../src/stores/freshAmounts.ts";
import { readFormerAmounts, useFreshAmounts } from "../../../src/stores/freshAmounts.ts";
import { noteTransferredItems, useTransferredItems } from "../../../src/stores/transferredItems.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, searched, show } from "../fakeServer.tsx";
import { rawEntries } from "../stores/rawCart.ts";
import { openSecondTab } from "../stores/secondTab.ts";
import { ACCOUNT, ASSESSMENT, assessed, COMPOUND, fine, LICENCE, licence, reload, stay } from "./samples.ts";

const DEARER = { ...COMPOUND, amount: "75.00" };
const RECORDS = { C2600123: COMPOUND, "110012345": ASSESSMENT, "2011234": LICENCE, P130001: ACCOUNT };
const BOTH_AMOUNTS = "The amount has changed: was RM 50.00, now RM 75.00.";

const backFromCache = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

test("opening the cart asks for each item's current amount by its number, but not for a form's charge", async () => {
  await cartOf(fine(), assessed(), licence(), reload(), stay());
  const server = fakeServer(RECORDS);
  const screen = show(CartScreen, server);
  await searched(server, 4);
  expect(server.asked.map(({ body }) => body)).toEqual([
    { council: "mpt", payment_type: "compound", _id: "C2600123", database: "compound" },
    { council: "dbkk", payment_type: "assessment", _id: "110012345", database: "assessment" },
    { council: "mpt", payment_type: "license", _id: "2011234", database: "council_permit_license" },
    { council: "mpt", payment_type: "parking", _id: "P130001", database: "parking" },
  ]);
  await screen.says(/· 5 items\s+RM 558.20/);
  expect(screen.page.innerText).not.toContain("changed");
});

test("at most three requests run at the same time", async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `C26100${index + 10}`);
  await cartOf(...numbers.map((compound_no) => fine({ compound_no })));
  const server = fakeServer(
    Object.fromEntries(numbers.map((compound_no) => [compound_no, { ...COMPOUND, compound_no }])),
  );
  show(CartScreen, server);
  await searched(server, 12);
  expect(server.most()).toBeLessThanOrEqual(3);
});

test("when an amount has changed, the cart shows the old and the new one", async () => {
  const [item] = await cartOf(fine({ payer: "Lim Ah Kau" }));
  const screen = show(CartScreen, fakeServer({ C2600123: { ...DEARER, payer: "Lim *** ***" } }));
  await screen.says(BOTH_AMOUNTS);
  await screen.says(/· 1 item\s+RM 75.00/);
  await screen.hears("1 item in your cart has changed.");
  // The names in the record are masked, so the item keeps its own.
  expect(await rawEntries()).toMatchObject([{ id: item?.id, amount: "75.00", payer: "Lim Ah Kau" }]);
});

test("both amounts stay until the citizen removes the item, also after the cart was opened again", async () => {
  await cartOf(fine());
  const first = show(CartScreen, fakeServer({ C2600123: DEARER }));
  await first.says(BOTH_AMOUNTS);
  first.close();
  const server = fakeServer({ C2600123: DEARER });
  const second = show(CartScreen, server);
  await searched(server, 1);
  await second.says(BOTH_AMOUNTS);
  const [item] = useCart.getState().items;
  if (item) await removeFromCart(item);
  expect(useFreshAmounts.getState().was.size).toBe(0);
});

test("both amounts survive a reload of the page, and invalid stored data are ignored", async () => {
  await cartOf(fine());
  const screen = show(CartScreen, fakeServer({ C2600123: DEARER }));
  await screen.says(BOTH_AMOUNTS);
  const [item] = useCart.getState().items;
  // A second copy of the module, as a reloaded page has it.
  const { useFreshAmounts: reloaded }: typeof FreshAmounts = await import(
    /* @vite-ignore */ `${location.origin}/src/stores/freshAmounts.ts?reloaded`
  );
  expect([...reloaded.getState().was]).toEqual([[item?.id, 50_00]]);
  for (const hostile of ["{", "null", '[["1", "5.00"]]', '[[1, "5.005"]]', '{"1": "5.00"}']) {
    sessionStorage.setItem("kaunter.was", hostile);
    expect(readFormerAmounts().size, hostile).toBe(0);
  }
});

test("a page from the back-forward cache asks for the amounts again", async () => {
  await cartOf(fine());
  const server = fakeServer(RECORDS);
  const screen = show(CartScreen, server);
  await searched(server, 1);
  await screen.says(/· 1 item/);
  backFromCache();
  await searched(server, 2);
});

test("an amount that another tab changed is announced", async () => {
  const [item] = await cartOf(fine());
  const server = fakeServer(RECORDS);
  const screen = show(CartScreen, server);
  await searched(server, 1);
  const other = await openSecondTab();
  await other.loadCart();
  const [seen] = other.useCart.getState().items;
  expect(seen).toEqual(item);
  if (seen) await other.replaceInCart({ ...seen, amount: (seen.amount + 25_00) as typeof seen.amount });
  await screen.says(BOTH_AMOUNTS);
});

test("a form's charge is priced from its own fields", async () => {
  const stayed = stay();
  await cartOf({ ...stayed, amount: (stayed.amount + 1) as typeof stayed.amount });
  const server = fakeServer({});
  const screen = show(CartScreen, server);
  await screen.says("The amount has changed: was RM 4.01, now RM 4.00.");
  expect(server.asked).toEqual([]);
});

test("an item that was paid elsewhere is marked as paid, is not counted, and can be removed", async () => {
  await cartOf(fine(), assessed());
  const screen = show(CartScreen, fakeServer({ ...RECORDS, C2600123: { ...COMPOUND, amount: "0.00" } }));
  await screen.says(/· 1 item\s+RM 184.20/);
  const card = await screen.card("C2600123");
  expect(card.innerText).toContain(
    "There is nothing left to pay for this item, according to the council's record.",
  );
  expect(screen.button("Search again")).toBeUndefined();
  expect(useCart.getState().items).toHaveLength(2);
  await screen.press("Remove C2600123");
  await eventually(() => expect(useCart.getState().items).toHaveLength(1));
});

test("an item whose payment no record shows says that it was taken along to the portal, in this tab and after a refresh", async () => {
  const items = await cartOf(fine(), reload(), stay());
  noteTransferredItems(items, new Date("2026-11-22T03:45:00Z"));
  onTestFinished(() => {
    useTransferredItems.setState(new Map(), true);
    sessionStorage.clear();
  });
  expect(sessionStorage.getItem("kaunter.handedOver")).toContain("2026-11-22T03:45");
  const screen = show(CartScreen, fakeServer({ ...RECORDS, P130001: ACCOUNT }));
  const words =
    "You moved this item to the cart on the portal on 22/11/2026 11:45 AM. If you paid for it there, remove it here.";
  for (const number of ["P130001", "201-1234"])
    expect((await screen.card(number)).innerText).toContain(words);
  // Taking along other items later keeps the note.
  noteTransferredItems(items.slice(0, 1), new Date("2026-11-22T04:45:00Z"));
  expect((await screen.card("P130001")).innerText).toContain(words);
  expect((await screen.card("C2600123")).innerText).not.toContain("portal");
});

test("an item that no longer exists is flagged, is not counted, and can be searched for again", async () => {
  await cartOf(fine(), assessed());
  const screen = show(CartScreen, fakeServer({ ...RECORDS, C2600123: refused(404, "missing") }));
  await screen.says(/· 1 item\s+RM 184.20/);
  const card = await screen.card("C2600123");
  expect(card.innerText).toContain("You can no longer pay this item as you added it. Search for it again.");
  expect((await screen.card("110012345")).innerText).not.toContain("no longer");
  expect(useCart.getState().items).toHaveLength(2);
  await screen.press("Search again");
  expect(screen.went).toEqual([
    { screen: "search", charge: "compound", account: "C2600123", council: "mpt" },
  ]);
  await screen.press("Remove C2600123");
  await eventually(() => expect(useCart.getState().items).toHaveLength(1));
});

test("on a page for one council, another council's item cannot be searched for again", async () => {
  await cartOf(assessed());
  const server = fakeServer({ "110012345": refused(404, "missing") });
  const screen = show(CartScreen, server, { canChooseCouncil: false });
  await screen.says("You can no longer pay this item as you added it. Search for it again.");
  expect(screen.button("Search again")).toBeUndefined();
});

test("searching again for a form's charge puts none of its fields into an address", async () => {
  const stayed = stay();
  await cartOf({ ...stayed, ...{ total_no_of_days: 9 } });
  const screen = show(CartScreen, fakeServer({}));
  await screen.press("Search again");
  expect(screen.went).toEqual([{ screen: "search", charge: "local_government_charge", council: "mpt" }]);
});

test.each([
  ["invalid_council", "This council is currently not available."],
  ["invalid_payment_type", "This payment type is currently not available."],
  ["under_maintenance", "Payment for Compound is currently unavailable, we apologize for the inconvenience."],
])(
  "an item of a closed council or charge type is flagged with the reason and cannot be paid: %s",
  async (reason, text) => {
    await cartOf(fine(), assessed());
    const screen = show(CartScreen, fakeServer({ ...RECORDS, C2600123: refused(403, reason) }));
    await screen.says(/· 1 item\s+RM 184.20/);
    expect((await screen.card("C2600123")).innerText).toContain(text);
    expect(screen.button("Search again")).toBeUndefined();
    expect(screen.button("Remove C2600123")).toBeDefined();
  },
);

test("a form's charge of a closed council is flagged too", async () => {
  await cartOf(stay());
  const closed = { councils: { mpt: { available: false } } };
  const screen = show(
    CartScreen,
    fakeServer({}, () => closed),
  );
  await screen.says("This council is currently not available.");
});

test("a network failure flags nothing, is shown once, and Try again repeats the requests", async () => {
  await cartOf(fine(), assessed());
  const answers: Record<string, object | "lost"> = { C2600123: "lost", "110012345": "lost" };
  const server = fakeServer(answers);
  const screen = show(CartScreen, server);
  await screen.says("The amounts could not be checked.");
  expect(screen.page.innerText.match(/could not be checked/g)).toHaveLength(1);
  expect(screen.page.innerText).toContain("They will be checked before you pay.");
  expect(useFreshAmounts.getState().blockReasons.size).toBe(0);
  await screen.says(/· 2 items\s+RM 234.20/);
  expect(screen.button("Continue to payment")).toBeDefined();

  Object.assign(answers, RECORDS);
  await screen.press("Try again");
  await screen.hears("The amounts were checked.");
  expect(screen.page.innerText).not.toContain("could not be checked");
  expect(document.activeElement?.textContent).toBe("Your cart");
});

test("an unreadable configuration is shown like a network failure, and Try again reads it", async () => {
  await cartOf(fine());
  let configuration: object | "lost" = "lost";
  const server = fakeServer({ C2600123: DEARER }, () => configuration);
  const screen = show(CartScreen, server);
  await screen.says("The amounts could not be checked.");
  configuration = {};
  await screen.press("Try again");
  await screen.says(BOTH_AMOUNTS);
});

const FINES = ["C1", "C2", "C3", "C4", "C5"] as const;

test("an unreadable answer does not hide the other items", async () => {
  await cartOf(assessed(), ...FINES.map((compound_no) => fine({ compound_no })));
  const answers = Object.fromEntries(FINES.map((compound_no) => [compound_no, { ...DEARER, compound_no }]));
  const screen = show(CartScreen, fakeServer({ ...answers, "110012345": { type: "assessment" } }));
  await screen.says("The amounts could not be checked.");
  expect(screen.page.innerText.match(/now RM\s75\.00/g)).toHaveLength(FINES.length);
});

test("when the back end cannot be reached, the remaining items are not requested", async () => {
  await cartOf(...FINES.map((compound_no) => fine({ compound_no })));
  const server = fakeServer({});
  const screen = show(CartScreen, server);
  await screen.says("The amounts could not be checked.");
  expect(server.asked.length).toBeLessThan(FINES.length);
});

test("an item that can be paid again loses its flag", async () => {
  await cartOf(fine());
  const answers: Record<string, object> = { C2600123: refused(403, "under_maintenance") };
  const screen = show(CartScreen, fakeServer(answers));
  await screen.says("Payment for Compound is currently unavailable");
  answers.C2600123 = COMPOUND;
  backFromCache();
  await screen.says(/· 1 item\s+RM 50.00/);
});

test("when nothing can be paid, there is no 'Continue to payment', and the page says why", async () => {
  await cartOf(fine(), assessed());
  const screen = show(
    CartScreen,
    fakeServer({ C2600123: refused(404, "missing"), "110012345": refused(403, "invalid_council") }),
  );
  await screen.says("Nothing in your cart can be paid now.");
  await screen.says(/· 0 items\s+RM 0.00/);
  expect(screen.button("Continue to payment")).toBeUndefined();
});
