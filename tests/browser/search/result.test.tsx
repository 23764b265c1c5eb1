import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { COMPOUND, fine, LICENCE } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show } from "../fakeServer.tsx";

/** The result of a search, which takes the place of the form. */

const FOUND = { compounds: { rows: [COMPOUND] }, C2600123: COMPOUND };
const fine26 = { charge: "compound", account: " c-2600-123 " } as const;

const searching = (server: Parameters<typeof show>[1], place: Parameters<typeof show>[2]) =>
  show(SearchScreen, server, place);

describe("a result comes first", () => {
  const numberField = (page: HTMLElement) => page.querySelector<HTMLInputElement>("input[name=number]");

  test("it folds the form into one line, and 'Change' opens the form with what was typed", async () => {
    await cartOf();
    const { page, press, says, button } = searching(fakeServer(FOUND), fine26);
    await says("Add to cart");
    expect(numberField(page)?.checkVisibility()).toBe(false);
    await says("Tawau · Compound · c-2600-123");
    await press("Change (Find a bill)");
    await eventually(() => expect(document.activeElement).toBe(numberField(page)));
    expect(numberField(page)?.value).toBe(fine26.account);
    expect(button("Add to cart")).toBeDefined();
  });

  test("a found bill begins with the amount, in the heading that takes the focus", async () => {
    await cartOf();
    searching(fakeServer(FOUND), fine26);
    await eventually(() => expect(document.activeElement?.textContent).toMatch(/^RM 50\.00/));
  });

  test("the next bill begins in the open form, with an empty number", async () => {
    await cartOf();
    const { page, press, says } = searching(fakeServer(FOUND), fine26);
    await press("Add to cart");
    await says("Added to your cart.");
    await press("Add another bill");
    await eventually(() => expect(document.activeElement).toBe(numberField(page)));
    expect(numberField(page)?.value).toBe("");
  });

  test("the choice of the next bill's kind is in sight on a phone, and so is the number with the focus", async () => {
    await page.viewport(360, 640);
    await cartOf();
    const shown = searching(fakeServer(FOUND), fine26);
    // The screen is below others' content, and the citizen has scrolled to the bill.
    shown.page.style.paddingBlock = "1000px";
    await shown.press("Add to cart");
    await shown.says("Added to your cart.");
    shown.page.querySelector("article")?.scrollIntoView();
    await shown.press("Add another bill");
    await eventually(() => expect(document.activeElement).toBe(numberField(shown.page)));
    const kinds = shown.page.querySelector("fieldset")?.getBoundingClientRect();
    expect(kinds?.top).toBeGreaterThanOrEqual(0);
    expect(numberField(shown.page)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });
});

test("a licence's renewal is chosen at first, and beside the arrears stands that they do not include it", async () => {
  await cartOf();
  const owing = { ...LICENCE, arrears: "60.00" };
  const server = fakeServer({ "api/licenses": { rows: [owing] }, "2011234": owing });
  const { page, press, says } = searching(server, { charge: "license", account: "201-1234" });
  await says("How much do you want to pay?");
  const choices = [...page.querySelectorAll<HTMLInputElement>("article input[type=radio]")];
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ["arrears", false],
    ["renewal", true],
  ]);
  expect(choices[0]?.closest("label")?.innerText).toContain("The renewal is not included.");
  choices[0]?.click();
  await press("Add to cart");
  await says("Added to your cart.");
  const cart = show(CartScreen, server);
  await cart.says("The renewal is not included.");
});

test.each([
  ["assessment", "numeric"],
  ["market", "numeric"],
  ["license", ""],
  ["compound", ""],
] as const)("a phone opens the keyboard of the number: %s", async (charge, inputMode) => {
  await cartOf();
  const { page } = searching(fakeServer({}), { charge });
  await eventually(() =>
    expect(page.querySelector<HTMLInputElement>("input[name=number]")?.inputMode).toBe(inputMode),
  );
});

describe("a number that finds several bills", () => {
  const bill = (number: string, amount: string) => ({
    ...COMPOUND,
    _id: number,
    compound_no: number,
    compound_id: number,
    amount,
  });
  const BILLS = [bill("C1", "50.00"), bill("C2", "45.45"), bill("C3", "50.00"), bill("C4", "0.00")];
  const several = { compounds: { rows: BILLS }, ...Object.fromEntries(BILLS.map((one) => [one._id, one])) };
  const C5 = bill("C5", "20.00");
  const GONE = refused(404, "missing");
  const BUSY = refused(429, "rate");
  const numbersInCart = () =>
    useCart.getState().items.map((item) => "compound_no" in item && item.compound_no);
  const ofCar = { charge: "compound", account: "SAB1234C" } as const;

  test("shows each amount, and a paid one cannot be ticked", async () => {
    await cartOf();
    const { page, says } = searching(fakeServer(several), ofCar);
    await says("Pay 3 bills, RM 145.45");
    const boxes = [...page.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
    boxes[1]?.click();
    await says("Pay 2 bills, RM 100.00");
  });

  test("leaves an unticked bill unticked after the citizen looked at it", async () => {
    await cartOf();
    const { page, press, says } = searching(fakeServer(several), ofCar);
    await says("Pay 3 bills, RM 145.45");
    page.querySelectorAll<HTMLInputElement>("input[type=checkbox]")[1]?.click();
    await press("View C2");
    await press("Back to the results");
    await says("Pay 2 bills, RM 100.00");
  });

  test("adds all ticked ones with one press", async () => {
    await cartOf();
    const { page, press, says } = searching(fakeServer(several), ofCar);
    await says("Add 3 to cart");
    page.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    await press("Add 2 to cart");
    await says("Added to your cart.");
    expect(numbersInCart()).toEqual(["C2", "C3"]);
  });

  test("pays all ticked ones with one press", async () => {
    await cartOf();
    const { press, went } = searching(fakeServer(several), ofCar);
    await press("Pay 3 bills");
    await eventually(() => expect(went).toEqual([{ screen: "checkout" }]));
    expect(useCart.getState().items).toHaveLength(3);
  });

  test("says which bill can no longer be paid, pays the others with the next press, and asks for three records at a time", async () => {
    await cartOf();
    const server = fakeServer({ ...several, compounds: { rows: [...BILLS, C5] }, C2: GONE, C5 });
    const { press, says, went } = searching(server, ofCar);
    await press("Pay 4 bills");
    await says("No longer payable: C2");
    await says("Pay 3 bills, RM 120.00");
    await press("Pay 3 bills");
    await eventually(() => expect(went).toEqual([{ screen: "checkout" }]));
    expect(numbersInCart()).toEqual(["C1", "C3", "C5"]);
    expect(server.most()).toBe(3);
  });

  test("pays none while one of them cannot be read, and asks for no more", async () => {
    await cartOf();
    const server = fakeServer({
      ...several,
      compounds: { rows: [...BILLS, C5] },
      C1: BUSY,
      C2: BUSY,
      C3: BUSY,
      C5,
    });
    const { press, says, went } = searching(server, ofCar);
    await press("Pay 4 bills");
    await says("Too many requests");
    await says("Pay 4 bills");
    expect(went).toEqual([]);
    expect(server.asked.some(({ body }) => body._id === "C5")).toBe(false);
  });

  test("says which bill was paid since the search when it adds the others", async () => {
    await cartOf();
    const { press, says } = searching(fakeServer({ ...several, C1: { ...BILLS[0], amount: "0.00" } }), ofCar);
    await press("Add 3 to cart");
    await says("Added to your cart.");
    await says("No longer payable: C1");
    expect(numbersInCart()).toEqual(["C2", "C3"]);
  });

  test("asks only for the unread bills when the citizen presses again after a refusal", async () => {
    await cartOf();
    const answers: Record<string, unknown> = { ...several, C3: BUSY };
    const server = fakeServer(answers as Parameters<typeof fakeServer>[0]);
    const { press, says, went } = searching(server, ofCar);
    await press("Pay 3 bills");
    await says("Too many requests");
    const before = server.asked.length;
    answers.C3 = BILLS[2];
    await press("Pay 3 bills");
    await eventually(() => expect(went).toEqual([{ screen: "checkout" }]));
    const again = server.asked.slice(before).map(({ body }) => body._id);
    expect(again).toContain("C3");
    expect(again).not.toContain("C1");
  });

  test.each(["Pay 3 bills", "Add 3 to cart"])(
    "says that there is nothing to pay when all were paid since the search, and never pays another bill: %s",
    async (action) => {
      const others = await cartOf(fine());
      const paid = { C1: { ...BILLS[0], amount: "0.00" }, C2: { ...BILLS[1], amount: "0.00" }, C3: GONE };
      const { press, says, went } = searching(fakeServer({ ...several, ...paid }), ofCar);
      await press(action);
      await says("There is nothing to pay.");
      expect(went).toEqual([]);
      expect(useCart.getState().items).toEqual(others);
    },
  );

  test("names each bill by its printed number", async () => {
    await cartOf();
    const printed = BILLS.map((one) => ({ ...one, compound_no: one._id.replace("C", "C-") }));
    const [first, second, third] = printed;
    const server = fakeServer({
      compounds: { rows: printed },
      C1: { ...first, attempt_open_since: "2026-11-21T02:12:00.000Z" },
      C2: { ...second, amount: "0.00" },
      C3: { ...third },
    });
    const { press, says, button } = searching(server, ofCar);
    await says("Pay 3 bills");
    expect(button("View C-1")).toBeDefined();
    await press("Pay 3 bills");
    await says("No longer payable: C-2");
    await press("Pay 2 bills");
    await says("C-1\n\nSomeone");
  });

  test.each([
    ["a fault", { C7: BUSY }, "[role=alert]"],
    ["a bill that can no longer be paid", { C7: GONE }, "[part=notice][role=status]"],
  ])(
    "brings into sight why a press paid nothing, below a list longer than the window: %s",
    async (_what, failing, notice) => {
      await page.viewport(360, 640);
      await cartOf();
      const many = Array.from({ length: 18 }, (_, place) => bill(`C${place + 1}`, "50.00"));
      const records = Object.fromEntries(many.map((one) => [one._id, one]));
      const server = fakeServer({ compounds: { rows: many }, ...records, ...failing });
      const shown = searching(server, ofCar);
      await shown.says("Pay 18 bills");
      scrollTo(0, 0);
      await shown.press("Pay 18 bills");
      await eventually(() => {
        const box = shown.page.querySelector(notice)?.getBoundingClientRect();
        const buttons = shown.button("Pay 1")?.getBoundingClientRect();
        expect(box?.top).toBeGreaterThanOrEqual(0);
        expect(box?.bottom).toBeLessThanOrEqual(buttons?.top ?? 0);
        expect(buttons?.bottom).toBeLessThanOrEqual(innerHeight);
      });
    },
  );

  test("says a fault, and keeps the ticks", async () => {
    await cartOf();
    const { press, says } = searching(fakeServer({ ...several, C2: "lost" }), ofCar);
    await press("Add 3 to cart");
    await says("We cannot reach the server.");
    await says("Add 3 to cart");
    expect(useCart.getState().items).toEqual([]);
  });
});
