import { afterEach, expect, onTestFinished, test } from "vitest";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { PAY_SCREENS } from "../../../src/screens/checkout/payScreens.tsx";
import { useFreshAmounts } from "../../../src/stores/freshAmounts.ts";
import { payOnly, payWholeCart } from "../../../src/stores/paymentSelection.ts";
import { ASSESSMENT, assessed, COMPOUND, fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, type FakeServer, fakeServer, refused, searched, show, type Wire } from "../fakeServer.tsx";
import { rawEntries } from "../stores/rawCart.ts";
import { given } from "./given.ts";

/** The confirmation uses the amounts that the cart has checked, and the cart shows the changes that the confirmation finds. */

const CREATED = {
  _id: "0643d5f1a2b3c4d5e6f708192a3b4c5d",
  payment_datetime: "2026-11-21T02:03:04.000Z",
  status: "in_progress",
  status_token: "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWw",
  pay_url: "https://portal.example/pay/handle",
};

const RECORDS = { C2600123: COMPOUND, "110012345": ASSESSMENT };

afterEach(clearAttempt);

function serverOf(answers: Readonly<Record<string, Wire>>): FakeServer {
  given();
  return fakeServer({ createPayment: CREATED, ...answers });
}

/** Shows the cart until all its amounts are known. */
async function visitCart(server: FakeServer, says: string): Promise<void> {
  const cart = show(CartScreen, server);
  await cart.says(says);
  cart.close();
}

const sent = ({ asked }: FakeServer) => asked.filter(({ path }) => path === "createPayment");

const changed = (...services: readonly (object | null)[]) =>
  Response.json({ error: "conflict", reason: "amount_changed", services, amount: "75.00" }, { status: 409 });

const DEARER = {
  type: "compound",
  council: "mpt",
  compound_no: "C2600123",
  compound_type: "vehicle",
  compound_id: "7f0c",
  payer: "Lim *** ***",
  amount: "75.00",
};

test("an item that no longer exists is not sent and costs nothing", async () => {
  await cartOf(fine(), assessed());
  const server = serverOf({ ...RECORDS, "110012345": refused(404, "missing") });
  await visitCart(server, "1 item cannot be paid");
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.says(/Total\s+RM 50.00/);
  expect(confirmation.page.innerText).toContain(
    "You can no longer pay this item as you added it. Search for it again.",
  );
  await confirmation.press("Proceed");
  await eventually(() => expect(confirmation.left).toEqual([CREATED.pay_url]));
  expect(sent(server)).toMatchObject([
    { body: { amount: "50.00", services: [{ compound_no: "C2600123" }] } },
  ]);
});

test("an amount that the cart found changed also shows the old one at the confirmation, until the citizen leaves to pay", async () => {
  await cartOf(fine());
  const server = serverOf({ C2600123: { ...COMPOUND, amount: "75.00" } });
  await visitCart(server, "was RM 50.00, now RM 75.00");
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.says("Was RM 50.00");
  await confirmation.press("Proceed");
  await eventually(() => expect(confirmation.left).toHaveLength(1));
  await eventually(() => expect(confirmation.page.innerText).not.toMatch(/Was RM\s50\.00/));
  expect(useFreshAmounts.getState().was.size).toBe(0);
});

test("when the server refuses a payment because an amount changed, the confirmation and the cart show both amounts (rule 8.29)", async () => {
  await cartOf(fine());
  const server = serverOf({ C2600123: { ...COMPOUND, amount: "75.00" }, createPayment: changed(DEARER) });
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.press("Proceed");
  await confirmation.says("The amount has changed. Nothing was paid.");
  await confirmation.says("Was RM 50.00");
  await confirmation.says(/Total\s+RM 75.00/);
  expect(confirmation.left).toEqual([]);
  // The name in the line is masked, so the item keeps its own.
  expect(await rawEntries()).toMatchObject([{ amount: "75.00", payer: "Lim Ah Kau" }]);
  confirmation.close();
  const cart = show(CartScreen, server);
  await searched(server, 1);
  await cart.says("The amount has changed: was RM 50.00, now RM 75.00.");
});

test("when the server refuses a payment because of one item, the others can still be paid", async () => {
  await cartOf(assessed(), fine());
  const server = serverOf({ createPayment: changed(null, { ...DEARER, amount: "50.00" }) });
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.press("Proceed");
  await confirmation.says("You can no longer pay this item as you added it. Search for it again.");
  await confirmation.says(/Total\s+RM 50.00/);
  await confirmation.press("Proceed");
  await eventually(() => expect(sent(server)).toHaveLength(2));
  expect(sent(server)[1]?.body.services).toMatchObject([{ compound_no: "C2600123" }]);
});

test("'Payment creation failure: the server reason': the citizen stays and can try again (rule 8.29)", async () => {
  await cartOf(fine());
  const answer = Promise.withResolvers<object>();
  const server = serverOf({ createPayment: answer.promise });
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.press("Proceed");
  await confirmation.hears("Preparing payment…");
  answer.resolve(refused(422, "method_unavailable"));
  await confirmation.says("This payment method is currently not available. Please choose another one.");
  await confirmation.hears("");
  expect(confirmation.left).toEqual([]);
  await confirmation.press("Proceed");
  await eventually(() => expect(sent(server)).toHaveLength(2));
  expect(await rawEntries()).toHaveLength(1);
});

test("when nothing is left to pay, the way to the bank disappears, and the focus moves to the reason", async () => {
  await cartOf(fine());
  const confirmation = show(PAY_SCREENS.confirmation, serverOf({ createPayment: changed(null) }));
  await confirmation.press("Proceed");
  await confirmation.says("Nothing in your cart can be paid now.");
  await confirmation.says("Nothing was paid.");
  expect(confirmation.button("Proceed")).toBeUndefined();
  expect(confirmation.button("Back to the cart")).toBeDefined();
  await eventually(() => expect(document.activeElement?.textContent).toContain("Nothing in your cart"));
});

test("'Statement with link to FPX's terms, opened in a new window; clicking \"Proceed\" is acceptance'", async () => {
  await cartOf(fine());
  const confirmation = show(PAY_SCREENS.confirmation, serverOf({}));
  await confirmation.says(
    `By clicking on the "Proceed" button, you hereby agree with FPX's Terms & Conditions`,
  );
  const link = [...confirmation.page.querySelectorAll("a")].find(({ textContent }) =>
    textContent?.includes("Terms"),
  );
  expect(link?.href).toBe("https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp");
  expect(link?.target).toBe("_blank");
  expect(link?.relList.contains("noopener")).toBe(true);
  expect(link?.textContent).toContain("opens in a new window");
  expect(confirmation.button("Proceed")).toBeDefined();
});

test("the confirmation repeats everything that the citizen gave, each part with a way to change it (rule 2.9)", async () => {
  await cartOf(fine(), assessed());
  const confirmation = show(PAY_SCREENS.confirmation, serverOf(RECORDS));
  for (const said of [
    "RM 50.00",
    "RM 184.20",
    "Siti",
    "siti@example.my",
    "0123456789",
    "Personal account",
    "Maybank2U",
  ])
    await confirmation.says(said);
  await confirmation.says(/Total\s+RM 234.20/);
  await confirmation.says("You will be taken to your bank's website.");
  for (const [part, field] of [
    ["Who is paying", "name"],
    ["How you pay", "method"],
    ["Bank", "bank"],
  ]) {
    await confirmation.press(`Change (${part})`);
    await eventually(() => expect(document.activeElement?.getAttribute("name")).toBe(field));
  }
  await confirmation.press("Change (What you are paying)");
  expect(confirmation.went).toEqual([{ screen: "cart" }]);
});

test("for a company's account the page says so, and that a colleague may have to approve", async () => {
  await cartOf(fine());
  const server = serverOf(RECORDS);
  given({ method: "2", bank: "ABB0235" });
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.says("Company account");
  await confirmation.says("AFFINMAX");
  await confirmation.says("A colleague may have to approve this payment.");
  await confirmation.press("Proceed");
  await eventually(() => expect(confirmation.left).toEqual([CREATED.pay_url]));
  expect(sent(server)).toMatchObject([
    { body: { payment_method: "2", fpx_msgToken: "02", fpx_buyerBankId: "ABB0235" } },
  ]);
});

test("only the selected bill is paid, and the total is its amount", async () => {
  const [fined] = await cartOf(fine(), assessed());
  onTestFinished(payWholeCart);
  payOnly(fined === undefined ? [] : [fined]);
  const server = serverOf(RECORDS);
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.says("Step 2 of 3");
  await confirmation.says(/Proceed\s+RM 50.00/);
  await confirmation.press("Proceed");
  await eventually(() => expect(confirmation.left).toEqual([CREATED.pay_url]));
  expect(sent(server)).toMatchObject([
    { body: { amount: "50.00", services: [{ compound_no: "C2600123" }] } },
  ]);
  expect(sent(server)[0]?.body.services).toHaveLength(1);
});

test("a double press makes one payment", async () => {
  await cartOf(fine());
  const server = serverOf(RECORDS);
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await eventually(() => expect(confirmation.button("Proceed")).toBeDefined());
  confirmation.button("Proceed")?.click();
  confirmation.button("Proceed")?.click();
  await eventually(() => expect(confirmation.left).toEqual([CREATED.pay_url]));
  expect(sent(server)).toHaveLength(1);
});

test("a frame that forbids leaving is named, and the next press continues the same payment", async () => {
  await cartOf(fine());
  const server = serverOf(RECORDS);
  const tried: string[] = [];
  const redirectTo = (address: string) => tried.push(address) === 0;
  const confirmation = show(PAY_SCREENS.confirmation, server, { redirectTo });
  await confirmation.press("Proceed");
  await confirmation.says("This page is in a frame that does not let you go to the bank.");
  await confirmation.says(`You can also pay at ${server.portal}.`);
  await confirmation.press("Proceed");
  await eventually(() => expect(tried).toEqual([CREATED.pay_url, CREATED.pay_url]));
  expect(server.keys).toHaveLength(2);
  expect(new Set(server.keys).size).toBe(1);
});

test("a card payment mentions the card gateway but no bank and no FPX terms, and sends no card data", async () => {
  await cartOf(fine());
  const server = fakeServer({ createPayment: CREATED, ...RECORDS }, () => ({ cards: true }));
  given({ method: "3" });
  const confirmation = show(PAY_SCREENS.confirmation, server);
  await confirmation.says("Credit or debit card");
  await confirmation.says("You will be taken to the card gateway's website.");
  expect(confirmation.page.innerText).not.toMatch(/your bank|FPX's Terms/i);
  expect(confirmation.page.querySelector("select")).toBeNull();
  await confirmation.press("Proceed");
  await eventually(() => expect(confirmation.left).toEqual([CREATED.pay_url]));
  const [request] = sent(server);
  expect(request?.body.payment_method).toBe("3");
  expect(request?.body).not.toHaveProperty("fpx_msgToken");
  expect(request?.body).not.toHaveProperty("fpx_buyerBankId");
});
