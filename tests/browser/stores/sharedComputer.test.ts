import { expect, test } from "vitest";
import { identityOf } from "../../../src/charges/lines.ts";
import { sen } from "../../../src/domain/money.ts";
import { clearAttempt, JOURNAL_KEY, lastAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { keepNothing, resetSession } from "../../../src/payment/sharedComputer.ts";
import { followTabs, sendToTabs, type TabMessage } from "../../../src/payment/tabs.ts";
import { addToCart, loadCart } from "../../../src/stores/cart.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { keepBank, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { closeMessage, isClosed } from "../../../src/stores/closedMessages.ts";
import { useFreshAmounts } from "../../../src/stores/freshAmounts.ts";
import { readPayer, rememberPayer } from "../../../src/stores/rememberedPayer.ts";
import { noteTransferredItems, useTransferredItems } from "../../../src/stores/transferredItems.ts";
import { assessmentItem } from "../../unit/charges/samples.ts";
import { attempt } from "../status/attempt.ts";
import { emptyRaw, rawEntries } from "./rawCart.ts";
import { openSecondTab } from "./secondTab.ts";

/**
 * On a shared computer a page stores nothing and shows nothing that was stored. A page cannot leave this mode, so this is one
 * long test.
 */

const bill = (number: string) => assessmentItem(number, { arrears: 1_00 });
const carted = (cart = useCart) => cart.getState().items.map(identityOf);
const those = (...numbers: string[]) => numbers.map((number) => identityOf(bill(number)));
const SITI = { name: "Siti", email: "siti@example.my", phone: "0123456789", method: "1", bank: "" } as const;
const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

test("a shared computer stores nothing for the next visit, shows nothing of the last, and deletes nothing", async () => {
  // An earlier visit on a page that stores.
  localStorage.clear();
  sessionStorage.clear();
  await emptyRaw();
  await loadCart();
  await addToCart(bill("110010001"), 20);
  noteAttempt(attempt(1));
  closeMessage("alert", "former");
  useFreshAmounts.setState({ was: new Map([[useCart.getState().items[0]!.id, sen(5_00)]]) });
  keepBank("1", "MB2U0227");
  noteTransferredItems(useCart.getState().items, new Date());
  rememberPayer(SITI);
  const before = kept();
  expect(before).toContain(attempt(1).token);

  keepNothing();
  expect(carted()).toEqual([]);
  await loadCart();
  expect(carted()).toEqual([]);
  expect(lastAttempt()).toBeUndefined();
  expect(isClosed("alert", "former")).toBe(false);
  expect(readPayer()).toBeUndefined();
  expect(useFreshAmounts.getState().was.size).toBe(0);
  expect(useTransferredItems.getState().size).toBe(0);
  expect(useCheckoutDraft.getState().banks["1"]).toBe("");

  // The next citizen pays.
  const other = await openSecondTab();
  await other.loadCart();
  const heard: (TabMessage | undefined)[] = [];
  const unfollow = followTabs((message) => heard.push(message));
  const channel = new BroadcastChannel("kaunter-attempt");
  const reported: unknown[] = [];
  channel.onmessage = ({ data }) => reported.push(data);
  await addToCart(bill("110010002"), 20);
  noteAttempt(attempt(2));
  sendToTabs({ what: "left", attempt: attempt(2) });
  closeMessage("alert", "now");
  rememberPayer({ ...SITI, name: "Ben" });
  useFreshAmounts.setState({ was: new Map([[1, sen(7_00)]]) });
  noteTransferredItems(useCart.getState().items, new Date());
  expect(carted()).toEqual(those("110010002"));
  expect(useCart.getState().lasting).toBe(true);
  expect(lastAttempt()).toEqual(attempt(2));
  expect(isClosed("alert", "now")).toBe(true);
  // Another tab changes its own cart and leaves with its own payment. This page must not notice.
  await other.addToCart(bill("110010003"), 20);
  channel.postMessage({ what: "left", attempt: attempt(3) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(carted()).toEqual(those("110010002"));
  expect(lastAttempt()).toEqual(attempt(2));
  expect([heard, reported]).toEqual([[], []]);
  expect(carted(other.useCart)).toEqual(those("110010001", "110010003"));
  unfollow();
  channel.close();

  // The citizen leaves.
  resetSession();
  await loadCart();
  expect(carted()).toEqual([]);
  expect(lastAttempt()).toBeUndefined();
  expect(isClosed("alert", "now")).toBe(false);
  clearAttempt();

  // The earlier data are unchanged, because a page in this mode deletes nothing on a citizen's own device.
  expect(kept()).toBe(before);
  expect(localStorage.getItem(JOURNAL_KEY)).toContain(attempt(1).token);
  expect(await rawEntries()).toHaveLength(2);
});
