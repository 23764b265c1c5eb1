import { expect, test } from "vitest";
import { identityOf } from "../../../src/charges/lines.ts";
import { sen } from "../../../src/domain/money.ts";
import { lastAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { pageMode, settlePageMode } from "../../../src/payment/pageMode.ts";
import { followTabs, sendToTabs, type TabMessage } from "../../../src/payment/tabs.ts";
import { addToCart, loadCart } from "../../../src/stores/cart.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { closeMessage, isClosed } from "../../../src/stores/closedMessages.ts";
import { useFreshAmounts } from "../../../src/stores/freshAmounts.ts";
import { usePaymentSelection } from "../../../src/stores/paymentSelection.ts";
import { useTransferredItems } from "../../../src/stores/transferredItems.ts";
import { assessmentItem } from "../../unit/charges/samples.ts";
import { eventually } from "../eventually.ts";
import { attempt } from "../status/attempt.ts";
import { rawEntries } from "./rawCart.ts";
import { openSecondTab } from "./secondTab.ts";

/** A page in test mode. A page cannot leave this mode, so this is one long test. */

const bill = (number: string) => assessmentItem(number, { arrears: 1_00 });
const carted = (cart = useCart) => cart.getState().items.map(identityOf);
const those = (...numbers: string[]) => numbers.map((number) => identityOf(bill(number)));

test("a page in test mode and the live pages of the same site see nothing that the other stored or sent", async () => {
  // What a live page of this tab left behind. The stores of this page have read some of it already.
  const left_at = "2026-11-26T02:00:00.000Z";
  usePaymentSelection.setState({ keys: [1] });
  useTransferredItems.setState(new Map([[1, left_at]]), true);
  useFreshAmounts.setState({ was: new Map([[1, sen(5_00)]]) });
  localStorage.setItem("kaunter.attempt", JSON.stringify(attempt(1)));
  localStorage.setItem("kaunter.closed-alert", "former");
  sessionStorage.setItem("kaunter.selection.test", "[[7]]");
  const before = JSON.stringify(Object.entries(localStorage));

  settlePageMode(" test ");
  expect(pageMode()).toBe("test");
  settlePageMode("live");
  expect(pageMode()).toBe("test");
  expect(usePaymentSelection.getState().keys).toEqual([7]);
  expect(useTransferredItems.getState().size).toBe(0);
  expect(useFreshAmounts.getState().was.size).toBe(0);
  expect(lastAttempt()).toBeUndefined();
  expect(isClosed("alert", "former")).toBe(false);

  // A live page stays open in another tab while the test pays.
  const live = await openSecondTab();
  await live.loadCart();
  await live.addToCart(bill("110010001"), 20);
  await loadCart();
  expect(carted()).toEqual([]);
  const heard: (TabMessage | undefined)[] = [];
  const unfollow = followTabs((message) => heard.push(message));
  const channel = new BroadcastChannel("kaunter-attempt");
  const reported: unknown[] = [];
  channel.onmessage = ({ data }) => reported.push(data);
  await addToCart(bill("110010002"), 20);
  noteAttempt(attempt(2));
  sendToTabs({ what: "left", attempt: attempt(2) });
  closeMessage("alert", "now");
  channel.postMessage({ what: "left", attempt: attempt(3) });
  // A channel delivers in order: once these two have come, nothing sent before them is still on its way.
  const [fromLive, fromTest] = [
    new BroadcastChannel(channel.name),
    new BroadcastChannel(`${channel.name}.test`),
  ];
  fromLive.postMessage("last of the live pages");
  fromTest.postMessage({ what: "ended", id: attempt(4).id });
  await eventually(() =>
    expect([heard, reported]).toEqual([[{ what: "ended", id: attempt(4).id }], ["last of the live pages"]]),
  );
  expect(carted()).toEqual(those("110010002"));
  expect(lastAttempt()).toEqual(attempt(2));
  await live.loadCart();
  expect(carted(live.useCart)).toEqual(those("110010001"));
  unfollow();
  for (const open of [channel, fromLive, fromTest]) open.close();

  // What the live pages stored is unchanged, and the test keeps its own until the next page.
  const stored = Object.entries(localStorage).filter(([name]) => !name.endsWith(".test"));
  expect(JSON.stringify(stored)).toBe(before);
  expect(localStorage.getItem("kaunter.attempt.test")).toContain(attempt(2).token);
  expect(isClosed("alert", "now")).toBe(true);
  // rawEntries opens the cart of this page and reads the live one.
  expect(await rawEntries()).toHaveLength(1);
});
