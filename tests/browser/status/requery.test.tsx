import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { ReceiptScreen } from "../../../src/screens/receipt/ReceiptScreen.tsx";
import { RefundScreen } from "../../../src/screens/refund/RefundScreen.tsx";
import { RequeryScreen } from "../../../src/screens/requery/RequeryScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { ORDER_NUMBER, wirePayment } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show, type Wire } from "../fakeServer.tsx";
import { attempt } from "./attempt.ts";

/** The status link's page, in a browser with no stored data and in the one that paid. */

const { token } = attempt(1);

/** Answers a payment's status by its link, and the request to ask the bank. */
const portal = (status: Wire, requery: Wire = "lost") =>
  fakeServer({ [`api/payments/${token}`]: status, "api/requery": requery });

beforeEach(async () => {
  clearAttempt();
  await cartOf();
});

describe("a status link alone", () => {
  test("without an answer shows words that fit a bank and a card alike", async () => {
    const { says, button, page } = show(RequeryScreen, portal(refused(503, "down")), { statusToken: token });
    await says("We are still checking your payment");
    expect(button("Check again")).toBeDefined();
    expect(page.innerText).not.toMatch(/\bask(ing)? the (bank|card)/i);
  });

  test("shows the payment's status and history, in Malaysia time", async () => {
    const history = [
      { what: "begun", at: "2026-11-21T15:59:00.000Z" },
      { what: "left", at: "2026-11-21T16:01:00.000Z" },
    ];
    const { says, page } = show(RequeryScreen, portal(wirePayment("in_progress", { history })), {
      statusToken: token,
    });
    await says("Your payment is still being processed");
    const entries = [...page.querySelectorAll("li:has(time)")].map(
      (entry) => (entry as HTMLElement).innerText,
    );
    expect(entries).toEqual([
      expect.stringMatching(/^21\/11\/2026 11:59 PM\s+You started the payment\.$/),
      expect.stringMatching(/^22\/11\/2026 12:01 AM\s+You were taken to the bank\.$/),
    ]);
  });

  test("asks the bank, and leads to the receipt once the payment is paid (rule 2.16)", async () => {
    const server = portal(wirePayment("in_progress"), wirePayment("paid"));
    const screen = show(RequeryScreen, server, { statusToken: token });
    await screen.press("Check the status now");
    await screen.says("Your payment was approved");
    expect(server.asked).toContainEqual({ path: "api/requery", body: { status_token: token } });
    await screen.press("See the receipt");
    expect(screen.went).toEqual([{ screen: "receipt", token }]);
  });

  test("asks a citizen who presses too soon to wait, and keeps showing the known status", async () => {
    const screen = show(RequeryScreen, portal(wirePayment("pending"), refused(429, "busy")), {
      statusToken: token,
    });
    await screen.press("Check the status now");
    await screen.hears("We checked with the bank a moment ago. Please wait a little before you check again.");
    await screen.says("Waiting for approval at the bank");
  });

  test("announces when the bank was asked, if it still has not answered", async () => {
    const again = wirePayment("in_progress", { last_enquiry_at: "2026-11-21T16:17:00.000Z" });
    const screen = show(RequeryScreen, portal(wirePayment("in_progress"), again), { statusToken: token });
    await screen.press("Check the status now");
    await screen.hears("We last checked with the bank at 22/11/2026 12:17 AM (Malaysia time).");
  });

  test.each([
    { known: "as it was last known", status: wirePayment("in_progress"), button: "Check the status now" },
    { known: "of which nothing is known", status: refused(503, "down"), button: "Check again" },
  ])("announces that nobody could be reached, for a payment $known", async ({ status, button }) => {
    const screen = show(RequeryScreen, portal(status), { statusToken: token });
    await screen.press(button);
    await screen.hears(
      "We could not check the payment just now. This does not change your payment. We will try again.",
    );
  });

  test("of a payment that is not paid leads to the search when the cart is empty, and otherwise to the cart", async () => {
    const elsewhere = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    await elsewhere.press("Find a bill");
    expect(elsewhere.went).toEqual([{ screen: "search" }]);
    expect(elsewhere.page.innerText).not.toMatch(/still in the cart/);
    elsewhere.close();

    await cartOf(compoundItem());
    const here = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    await here.says("still in the cart");
    await here.press("Back to the cart");
    expect(here.went).toEqual([{ screen: "cart" }]);
  });

  test("removes the paid items from the cart, as the receipt does", async () => {
    const item = { ...compoundItem(), added_cart_at: "2026-11-21T02:00:00.000Z" };
    await cartOf(item);
    show(RequeryScreen, portal(wirePayment("paid")), { statusToken: token });
    await eventually(() => expect(useCart.getState().items).toEqual([]));
  });

  test("that the server does not know says so, and nothing about money", async () => {
    const screen = show(RequeryScreen, portal(refused(404, "missing")), { statusToken: token });
    await screen.says("We have no payment with this status link.");
    await screen.says("This message does not change your payment.");
  });
});

describe("without a status link", () => {
  test("the payer who comes back from the bank and asks it reads the own e-mail and phone on the receipt", async () => {
    const { id } = attempt(4);
    const server = fakeServer({
      "api/payments/return": {
        _id: id,
        status_token: token,
        payer: { email: "siti@example.my", contact: "0123456789" },
      },
      [`/transactions/${id}`]: wirePayment("in_progress", { _id: id }),
      "api/requery": wirePayment("paid", { _id: id }),
    });
    const screen = show(ReceiptScreen, server, { takeReturnHandle: () => "a-handle" });
    await screen.press("Check the status now");
    await screen.says("Your payment was approved");
    await screen.says("siti@example.my");
    await screen.says("0123456789");
  });

  test("the payer who comes back from the bank reads the payment that the answer to the handle brings, though no other call is answered", async () => {
    const { id } = attempt(5);
    const payment = wirePayment("in_progress", { _id: id });
    const server = fakeServer({ "api/payments/return": { _id: id, status_token: token, payment } });
    const screen = show(ReceiptScreen, server, { takeReturnHandle: () => "a-handle" });
    await screen.says("Your payment is still being processed");
  });

  test("the browser's own last payment is shown", async () => {
    const left = attempt(2);
    noteAttempt(left);
    const server = fakeServer({}, () => wirePayment("pending", { _id: left.id }));
    await show(RequeryScreen, server).says("Waiting for approval at the bank");
  });

  test("a truncated link shows no other payment instead", async () => {
    noteAttempt(attempt(3));
    const server = fakeServer({}, () => wirePayment("paid"));
    const screen = show(RequeryScreen, server, { brokenStatusLink: true });
    await screen.says("This status link is incomplete.");
    expect(screen.page.innerText).not.toContain(ORDER_NUMBER);
  });

  test("a browser without a payment asks for a link", async () => {
    const screen = show(RequeryScreen, fakeServer({}));
    await screen.says("Open a payment by its status link");
    expect(screen.page.querySelector('[role="alert"][part="notice"]')).toBeNull();
  });
});

describe("the refunds", () => {
  const refund = {
    council: "mpt",
    type: "compound",
    number: "K26-000001",
    amount: "48.00",
    opened_at: "2026-11-21T16:01:00.000Z",
    state: "open",
  };

  test("of the link's payment are listed: bill, amount, date and state (rule 2.15)", async () => {
    const screen = show(RefundScreen, portal(wirePayment("paid", { refunds: [refund] })), {
      statusToken: token,
    });
    for (const said of ["K26-000001", "RM 48.00", "22/11/2026 12:01 AM", "Open: the council has to decide"])
      await screen.says(said);
  });

  test("of a payment without any are not listed, and the rules are shown all the same", async () => {
    const screen = show(RefundScreen, portal(wirePayment("paid")), { statusToken: token });
    await screen.says("There is no refund case.");
    await screen.says("Do I have to apply?");
  });
});

describe("the cart after a payment that failed", () => {
  test("still has its items, and the page says where", async () => {
    await cartOf(compoundItem());
    const screen = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    await screen.says("Your items are still in the cart.");
    await screen.press("Back to the cart");
    expect(screen.went).toEqual([{ screen: "cart" }]);
  });

  test("is offered without that sentence when it has other bills only", async () => {
    await cartOf(assessmentItem("110010001", { arrears: 1_00 }));
    const screen = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    await eventually(() => expect(screen.button("Back to the cart")).toBeDefined());
    expect(screen.page.innerText).not.toContain("still in the cart");
  });

  test("is not replaced by the way to the search before it is read", async () => {
    await cartOf(compoundItem());
    useCart.setState({ items: [], loaded: false });
    const screen = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    const ways: string[] = [];
    const watcher = new MutationObserver(() => ways.push(screen.page.innerText));
    watcher.observe(screen.page, { childList: true, subtree: true, characterData: true });
    await screen.says("Your items are still in the cart.");
    watcher.disconnect();
    expect(ways.join()).not.toContain("Find a bill");
  });
});

describe("the status link", () => {
  function withClipboard(writeText: (text: string) => Promise<void>) {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    onTestFinished(() => {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    });
  }

  test("is confirmed as copied", async () => {
    const copied: string[] = [];
    withClipboard(async (text) => void copied.push(text));
    const screen = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    await screen.press("Copy link");
    await screen.hears("Copied.");
    expect(screen.button("Copied.")).toBeDefined();
    expect(copied).toEqual([screen.page.querySelector<HTMLAnchorElement>("a[href*=status]")?.href]);
  });

  test("is shown for copying by hand when the browser refuses to copy it", async () => {
    withClipboard(() => Promise.reject(new DOMException("not allowed", "NotAllowedError")));
    const screen = show(RequeryScreen, portal(wirePayment("failed")), { statusToken: token });
    await screen.press("Copy link");
    await screen.says("Your browser did not allow the link to be copied.");
    expect(screen.button("Copied.")).toBeUndefined();
  });

  test("that changes to the receipt's link no longer says that it was copied", async () => {
    withClipboard(async () => undefined);
    const server = portal(wirePayment("in_progress"), wirePayment("paid"));
    const screen = show(RequeryScreen, server, { statusToken: token });
    await screen.press("Copy link");
    await screen.hears("Copied.");
    await screen.press("Check the status now");
    await screen.says("Your payment was approved");
    expect(screen.button("Copy link")).toBeDefined();
  });
});

describe("the link that a council's page has to a payment", () => {
  const END = "2026-11-22T16:01:00.000Z";
  const brief = (status: "paid" | "in_progress" | "failed") =>
    show(RequeryScreen, portal(wirePayment(status, { link_until: END })), { statusToken: token });

  test("says when it ends, and that the e-mail with the receipt has one that lasts", async () => {
    const { says, page } = brief("paid");
    await says("This link works until 23/11/2026 12:01 AM.");
    await says("The email with your receipt, to");
    expect(page.innerText).not.toContain("Keep this link");
  });

  test("of an open payment says that an e-mail brings one that lasts", async () => {
    const { says } = brief("in_progress");
    await says("This link works until");
    await says("we send a link that lasts to");
  });

  test("of a declined payment promises no e-mail", async () => {
    const { says, page } = brief("failed");
    await says("This link works until");
    expect(page.innerText).not.toContain("link that lasts");
  });
});

test("a council's page without a payment says that a payment is shown once, and where its receipt is", async () => {
  const { says, page } = show(ReceiptScreen, fakeServer({}));
  await says("There is no payment to show.");
  await says("We also send the receipt by email, with a link that lasts.");
  expect(page.innerText).not.toContain("kept a status link");
});
