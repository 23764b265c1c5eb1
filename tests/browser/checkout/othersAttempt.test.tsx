import { afterEach, describe, expect, test } from "vitest";
import { type Attempt, clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { useLastPaymentStore } from "../../../src/stores/lastPayment.ts";
import { PAYMENT_ID, STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";
import { COMPOUND, fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show, type Wire } from "../fakeServer.tsx";

/** The notice that somebody else may be paying a bill never blocks. The citizen's own attempt has a notice of its own. */

const SINCE = { ...COMPOUND, attempt_open_since: "2026-11-21T02:12:00.000Z" };
const SAID = "Someone started to pay this bill at 21/11/2026 10:12 AM (Malaysia time).";

const OWN_LINE = {
  type: "compound",
  council: "mpt",
  compound_no: "C2600123",
  compound_type: "vehicle",
  compound_id: "7f0c",
  payer: "Lim *** ***",
  amount: "50.00",
};

const OWN = wirePayment("in_progress", { services: [OWN_LINE] });

afterEach(() => {
  clearAttempt();
  useLastPaymentStore.setState(useLastPaymentStore.getInitialState(), true);
});

test("the cart says since when somebody else may be paying, and the citizen can go on", async () => {
  await cartOf(fine());
  const cart = show(CartScreen, fakeServer({ C2600123: SINCE }));
  await cart.says(SAID);
  await cart.press("Continue to payment");
  expect(cart.went).toEqual([{ screen: "checkout" }]);
});

test("for the citizen's own attempt the cart shows only its own notice", async () => {
  noteAttempt({ id: PAYMENT_ID, token: STATUS_TOKEN, left_at: new Date().toISOString() } as Attempt);
  await cartOf(fine());
  const answers = { C2600123: SINCE, [`api/payments/${STATUS_TOKEN}`]: OWN, "api/requery": OWN };
  const cart = show(CartScreen, fakeServer(answers));
  await cart.says("We do not know yet whether a payment from this device went through.");
  await eventually(() => expect(cart.button("Check again")?.getAttribute("aria-busy")).not.toBe("true"));
  expect(cart.page.innerText).not.toContain("Someone started");
});

test("beside an unanswered attempt of their own, the citizen reads since when somebody else is paying", async () => {
  noteAttempt({ id: PAYMENT_ID, token: STATUS_TOKEN, left_at: new Date().toISOString() } as Attempt);
  await cartOf(fine());
  const unanswered = { ...OWN, status: "expired" };
  const answers = {
    C2600123: SINCE,
    [`api/payments/${STATUS_TOKEN}`]: unanswered,
    "api/requery": unanswered,
  };
  const cart = show(CartScreen, fakeServer(answers));
  await cart.says("The bank has not told us the result of a payment from this device.");
  await cart.says(SAID);
});

test("once the citizen's own attempt has ended in another tab, the bill is checked again and the notice disappears", async () => {
  noteAttempt({ id: PAYMENT_ID, token: STATUS_TOKEN, left_at: new Date().toISOString() } as Attempt);
  await cartOf(fine());
  const answers: Record<string, Wire> = {
    C2600123: SINCE,
    [`api/payments/${STATUS_TOKEN}`]: OWN,
    "api/requery": OWN,
  };
  const server = fakeServer(answers);
  const cart = show(CartScreen, server);
  const searches = () => server.asked.filter(({ path }) => path === "search").length;
  await cart.says("We do not know yet whether a payment from this device went through.");
  await eventually(() => expect(searches()).toBe(1));
  await eventually(() => expect(cart.button("Check again")?.getAttribute("aria-busy")).not.toBe("true"));
  answers.C2600123 = COMPOUND;
  answers[`api/payments/${STATUS_TOKEN}`] = { ...OWN, status: "failed" };
  const tab = new BroadcastChannel("kaunter-attempt");
  tab.postMessage({ what: "ended", id: PAYMENT_ID });
  await eventually(() => expect(searches()).toBe(2));
  await eventually(() => expect(cart.button("Check again")).toBeUndefined());
  await eventually(() => expect(cart.page.innerText).not.toContain("Someone started"));
  expect(cart.page.innerText).toContain("RM 50.00");
  tab.close();
});

test("a bill in the search says since when somebody may be paying it, and can be added", async () => {
  await cartOf();
  const rows = { rows: [{ ...COMPOUND, _id: "C2600123" }] };
  const server = fakeServer({ compounds: rows, C2600123: SINCE });
  const search = show(SearchScreen, server, { charge: "compound", account: "C2600123" });
  await search.says(SAID);
  expect(search.button("Add to cart")?.hasAttribute("disabled")).toBe(false);
});

describe("one press for several bills, one of which somebody may be paying", () => {
  const C2 = { ...SINCE, _id: "C2", compound_no: "C2", compound_id: "c2" };
  const answers = { compounds: { rows: [COMPOUND, C2] }, C2600123: COMPOUND, C2 };
  const ofCar = { charge: "compound", account: "SAB1234C" } as const;

  test("says so beside the bill's number, and the second press pays all the same", async () => {
    await cartOf();
    const search = show(SearchScreen, fakeServer(answers), ofCar);
    await search.press("Pay 2 bills");
    await search.says(`C2\n\n${SAID}`);
    expect(search.went).toEqual([]);
    expect(useCart.getState().items).toEqual([]);
    await search.press("Pay 2 bills");
    await eventually(() => expect(search.went).toEqual([{ screen: "checkout" }]));
  });

  test("goes on at once for the citizen's own attempt, which has a notice of its own", async () => {
    noteAttempt({ id: PAYMENT_ID, token: STATUS_TOKEN, left_at: new Date().toISOString() } as Attempt);
    await cartOf();
    const own = { ...OWN, services: [{ ...OWN_LINE, compound_no: "C2" }] };
    const paths = { [`api/payments/${STATUS_TOKEN}`]: own, "api/requery": own };
    const search = show(SearchScreen, fakeServer({ ...answers, ...paths }), ofCar);
    await search.press("Pay 2 bills");
    await eventually(() => expect(search.went).toEqual([{ screen: "checkout" }]));
    expect(search.page.innerText).not.toContain("Someone started");
  });
});
