import { afterEach, expect, test } from "vitest";
import { createClient } from "../../../src/api/client.ts";
import type { PaymentState } from "../../../src/domain/payments/paymentState.ts";
import { type Attempt, clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { PAY_SCREENS } from "../../../src/screens/checkout/payScreens.tsx";
import { ReceiptScreen } from "../../../src/screens/receipt/ReceiptScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { refreshLastPayment, useLastPaymentStore } from "../../../src/stores/lastPayment.ts";
import { PAYMENT_ID, STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";
import { COMPOUND, fine, LEFT_AT } from "../cart/samples.ts";
import { drawn, eventually } from "../eventually.ts";
import { cartOf, fakeServer, show, type Wire } from "../fakeServer.tsx";
import { given } from "./given.ts";

/** A citizen who starts a payment beside an unfinished one must confirm it first, so nobody pays twice unknowingly. */

const ATTEMPT = { id: PAYMENT_ID, token: STATUS_TOKEN, left_at: LEFT_AT.toISOString() } as Attempt;

const CREATED = {
  _id: "0643d5f1a2b3c4d5e6f708192a3b4c5e",
  payment_datetime: "2026-11-21T02:03:04.000Z",
  status: "in_progress",
  status_token: "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWx",
  pay_url: "https://portal.example/pay/handle",
};

const STATUS = `api/payments/${STATUS_TOKEN}`;
const TWICE = "I know that the earlier payment may still go through, and that I may pay twice.";

afterEach(async () => {
  clearAttempt();
  // A request that is still running belongs to this test. The next test would wait for its answer in the place of its own.
  await refreshLastPayment(createClient(location.origin));
  // A page that was just opened has no answer yet.
  useLastPaymentStore.setState(useLastPaymentStore.getInitialState(), true);
});

/** The payment's status at the portal, and its status after the bank was asked. */
function known(status: PaymentState, asked: Wire = wirePayment(status), rest = {}): Record<string, Wire> {
  return { [STATUS]: wirePayment(status, rest), "api/requery": asked, C2600123: COMPOUND };
}

async function atConfirmation(answers: Readonly<Record<string, Wire>>) {
  given();
  await cartOf(fine());
  const server = fakeServer({ createPayment: CREATED, ...answers });
  return { server, screen: show(PAY_SCREENS.confirmation, server) };
}

const proceed = (screen: ReturnType<typeof show>) =>
  eventually(() => {
    const button = screen.button("Proceed");
    if (button === undefined) throw new Error("there is no way on");
    return button;
  });

test("until the server has reported the last payment's status, the button says that it is being checked", async () => {
  noteAttempt(ATTEMPT);
  const { screen } = await atConfirmation(known("failed"));
  expect(screen.button("Proceed")).toBeUndefined();
  await screen.says("Checking your last payment…");
  expect((await proceed(screen)).getAttribute("aria-disabled")).not.toBe("true");
});

test("while the last payment is open the bank is asked, and only a citizen who accepts paying twice can go on", async () => {
  noteAttempt(ATTEMPT);
  const { server, screen } = await atConfirmation(known("in_progress"));
  await screen.says("We do not know yet whether a payment from this device went through.");
  const button = await proceed(screen);
  expect(server.asked.map(({ path }) => path)).toContain("api/requery");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  button.click();
  expect(screen.left).toEqual([]);
  const box = screen.page.querySelector<HTMLInputElement>("input[type=checkbox]");
  expect(box?.labels?.[0]?.textContent).toBe(TWICE);
  box?.click();
  await eventually(() => expect(screen.button("Proceed")?.getAttribute("aria-disabled")).not.toBe("true"));
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([CREATED.pay_url]));
});

test("a press that failed brings the warning back as soon as it ends", async () => {
  noteAttempt(ATTEMPT);
  const { screen } = await atConfirmation({ ...known("in_progress"), createPayment: "lost" });
  await screen.says("We do not know yet whether a payment from this device went through.");
  await proceed(screen);
  screen.page.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await eventually(() => expect(screen.button("Proceed")?.getAttribute("aria-disabled")).not.toBe("true"));
  await screen.press("Proceed");
  await screen.says(/cannot reach the server/);
  await screen.says("We do not know yet whether a payment from this device went through.");
  expect(screen.left).toEqual([]);
});

test("when the bank never answered the last payment it is asked, and only a citizen who accepts paying twice can go on", async () => {
  noteAttempt(ATTEMPT);
  const { server, screen } = await atConfirmation(known("expired"));
  await screen.says("The bank has not told us the result of a payment from this device.");
  await screen.says("It may still go through.");
  const button = await proceed(screen);
  expect(server.asked.map(({ path }) => path)).toContain("api/requery");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  screen.page.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await eventually(() => expect(screen.button("Proceed")?.getAttribute("aria-disabled")).not.toBe("true"));
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([CREATED.pay_url]));
});

test("the cart says of an unanswered payment that it may still go through, before the citizen goes on", async () => {
  noteAttempt(ATTEMPT);
  await cartOf(fine());
  const cart = show(CartScreen, fakeServer(known("expired")));
  await cart.says("The bank has not told us the result of a payment from this device.");
  await cart.press("See that payment");
  expect(cart.went).toEqual([{ screen: "receipt" }]);
});

test("a last payment that the bank now reports as declined blocks nothing", async () => {
  noteAttempt(ATTEMPT);
  const { screen } = await atConfirmation(known("in_progress", wirePayment("failed")));
  expect((await proceed(screen)).getAttribute("aria-disabled")).not.toBe("true");
  expect(screen.page.innerText).not.toContain("a payment from this device");
});

test("a last payment that turns out to be paid removes its items from the cart, and the page says so", async () => {
  given();
  const [item] = await cartOf(fine());
  noteAttempt(ATTEMPT);
  const line = { type: "compound", council: "mpt", compound_no: "C2600123", compound_type: "vehicle" };
  const services = [{ ...line, compound_id: "7f0c", payer: "Lim *** ***", amount: "50.00" }];
  const paid = wirePayment("paid", { services });
  const screen = show(
    PAY_SCREENS.confirmation,
    fakeServer({ [STATUS]: wirePayment("in_progress"), "api/requery": paid }),
  );
  await screen.says("Your last payment was approved.");
  await screen.says("Your cart is empty.");
  expect(item).toBeDefined();
  expect(useCart.getState().items).toEqual([]);
});

test.each([["lost"], [Response.json({ error: "unavailable", reason: "down" }, { status: 503 })]] as const)(
  "unknown is not ended: without an answer going on is blocked, with an explanation",
  async (answer) => {
    noteAttempt(ATTEMPT);
    const { screen } = await atConfirmation({ [STATUS]: answer, C2600123: COMPOUND });
    await screen.says("We could not check the status of your last payment.");
    expect((await proceed(screen)).getAttribute("aria-disabled")).toBe("true");
    expect(screen.page.innerText).not.toMatch(/no money|not paid|failed/i);
  },
);

test.each([
  ["bank", "01"],
  ["card gateway", undefined],
] as const)(
  "a last payment that was never sent says that the citizen did not go to the %s",
  async (gateway, fpx_msgToken) => {
    noteAttempt(ATTEMPT);
    const { screen } = await atConfirmation({
      [STATUS]: wirePayment("in_progress", { resumable: true, fpx_msgToken }),
      C2600123: COMPOUND,
    });
    await screen.says(`You started a payment but did not go to the ${gateway}.`);
  },
);

test("a bank that was asked a moment ago is not asked again, and the page reports no failure", async () => {
  noteAttempt(ATTEMPT);
  const busy = Response.json({ error: "too_many_requests", reason: "busy" }, { status: 429 });
  const { screen } = await atConfirmation(known("pending", busy));
  await screen.says("We do not know yet whether a payment from this device went through.");
});

test("a last payment that never went to the bank can be continued, and blocks nothing", async () => {
  noteAttempt(ATTEMPT);
  const { server, screen } = await atConfirmation(known("in_progress", "lost", { resumable: true }));
  await screen.says("You started a payment but did not go to the bank.");
  expect((await proceed(screen)).getAttribute("aria-disabled")).not.toBe("true");
  expect(server.asked.map(({ path }) => path)).not.toContain("api/requery");
  await screen.press("Continue that payment");
  expect(screen.went).toEqual([{ screen: "receipt" }]);
});

test("a page from the back-forward cache checks the last payment again", async () => {
  const { server, screen } = await atConfirmation(known("in_progress"));
  await proceed(screen);
  expect(server.asked.map(({ path }) => path)).not.toContain(STATUS);
  noteAttempt(ATTEMPT);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await screen.says("We do not know yet whether a payment from this device went through.");
});

/** The state of a page that was just opened. */
function openAnew() {
  useLastPaymentStore.setState(useLastPaymentStore.getInitialState(), true);
}

test("a last payment whose ending was already shown blocks nothing while the server is asked, or when it does not answer", async () => {
  noteAttempt(ATTEMPT);
  const receipt = show(ReceiptScreen, fakeServer(known("paid")), { statusToken: ATTEMPT.token });
  await receipt.says("Your payment was approved");
  receipt.close();
  openAnew();
  await cartOf(fine());
  const server = fakeServer({ [STATUS]: "lost", C2600123: COMPOUND });
  const cart = show(CartScreen, server);
  const said: string[] = [];
  const watcher = new MutationObserver(() => said.push(cart.page.innerText));
  watcher.observe(cart.page, { childList: true, subtree: true });
  await eventually(() => expect(server.asked.map(({ path }) => path)).toContain(STATUS));
  await cart.says("RM 50.00");
  await eventually(() => expect(server.answered()).toBe(server.asked.length));
  await drawn();
  watcher.disconnect();
  expect(said.length).toBeGreaterThan(0);
  expect(said.join()).not.toMatch(/a payment from this device|your last payment/);
});

test("an unanswered payment is shown as unanswered from the first moment, also without an answer of the server", async () => {
  noteAttempt({ ...ATTEMPT, status: "expired" });
  const { screen } = await atConfirmation({ [STATUS]: "lost", C2600123: COMPOUND });
  await screen.says("The bank has not told us the result of a payment from this device.");
  expect((await proceed(screen)).getAttribute("aria-disabled")).toBe("true");
});

/** The channel to another tab of the same origin. */
function otherTab() {
  return new BroadcastChannel("kaunter-attempt");
}

test.each([
  ["the confirmation", PAY_SCREENS.confirmation],
  ["the cart", CartScreen],
] as const)(
  "%s learns at once that another tab left for the bank, until that tab reports an ending",
  async (_where, Screen) => {
    given();
    await cartOf(fine());
    const answers = known("in_progress");
    const screen = show(Screen, fakeServer(answers));
    await screen.says("RM 50.00");
    const tab = otherTab();
    tab.postMessage({ what: "left", attempt: ATTEMPT });
    await screen.says("You are paying in another tab.");
    await screen.hears("You are paying in another tab.");
    answers[STATUS] = wirePayment("cancelled");
    tab.postMessage({ what: "ended", id: PAYMENT_ID });
    await eventually(() => expect(screen.button("See that payment")).toBeUndefined());
    tab.close();
  },
);

test("a payment of another tab blocks at once, even before the server knows that it went to the bank", async () => {
  const { screen } = await atConfirmation(known("in_progress", "lost", { resumable: true }));
  expect((await proceed(screen)).getAttribute("aria-disabled")).not.toBe("true");
  const tab = otherTab();
  tab.postMessage({ what: "left", attempt: ATTEMPT });
  await screen.says("You are paying in another tab.");
  await eventually(() => expect(screen.button("Proceed")?.getAttribute("aria-disabled")).toBe("true"));
  expect(screen.page.innerText).not.toContain("did not go to the bank");
  tab.close();
});

test("a foreign message is ignored", async () => {
  const { server, screen } = await atConfirmation(known("in_progress"));
  await proceed(screen);
  const tab = otherTab();
  for (const message of [
    null,
    "left",
    { what: "left" },
    { what: "left", attempt: { ...ATTEMPT, token: "x" } },
  ])
    tab.postMessage(message);
  tab.postMessage({ what: "ended", id: PAYMENT_ID });
  await eventually(() => expect(screen.button("Proceed")).toBeDefined());
  expect(screen.page.innerText).not.toContain("another tab");
  expect(server.asked.map(({ path }) => path)).not.toContain(STATUS);
  tab.close();
});

test("without a channel, another tab's journal alone is enough", async () => {
  const { screen } = await atConfirmation(known("in_progress"));
  await proceed(screen);
  noteAttempt(ATTEMPT);
  dispatchEvent(new StorageEvent("storage", { key: "kaunter.attempt" }));
  await screen.says("We do not know yet whether a payment from this device went through.");
});
