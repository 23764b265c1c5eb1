import { beforeEach, describe, expect, test } from "vitest";
import { clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { ReceiptScreen } from "../../../src/screens/receipt/ReceiptScreen.tsx";
import { DEVICE } from "../../../src/shell/deviceKeeper.ts";
import { deleteKept, keptOnDevice } from "../../../src/stores/keptOnDevice.ts";
import { keepReceipt, keptReceipts } from "../../../src/stores/keptReceipts.ts";
import { payment, wirePayment } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show, type Wire } from "../fakeServer.tsx";
import { attempt } from "./attempt.ts";

/** A receipt that this device keeps. It is shown with its time while the server does not answer, and never replaces an answer. */

const { token } = attempt(1);
const AT = new Date("2026-11-21T16:30:00.000Z");
const NUMBER = /R261121-01234-567YZ-T/;
const KEPT = "This receipt is kept on your device";

const portal = (status: Wire) => fakeServer({ [`api/payments/${token}`]: status });

const inPortal = { device: DEVICE, statusToken: token } as const;

const keptSoon = () => eventually(async () => expect(await keptReceipts()).toHaveLength(1));

beforeEach(async () => {
  clearAttempt();
  await deleteKept();
  await cartOf();
});

test("a receipt that was shown before is shown again without an answer, with its time", async () => {
  const online = show(ReceiptScreen, portal(wirePayment("paid")), inPortal);
  await online.says("Your payment was approved");
  await keptSoon();
  online.close();
  const { says, page } = show(ReceiptScreen, portal("lost"), inPortal);
  await says(KEPT);
  await says(NUMBER);
  expect(page.querySelector("h1, h2")?.textContent).toBe("Receipt");
  // Only the server says that the payment was approved.
  expect(page.innerText).not.toContain("Your payment was approved");
});

test("a payment that the address names does not take another payment's status link", async () => {
  const id = payment("paid")._id;
  const answers = {
    [`transactions/${id}`]: wirePayment("paid"),
    [`/transactions/${id}`]: wirePayment("paid"),
  };
  const { says, page } = show(ReceiptScreen, fakeServer(answers), { ...inPortal, payment: id });
  await says("Your payment was approved");
  expect(page.innerHTML).not.toContain(token);
  // The page stores the receipt after it is shown, and must not do so during the next test.
  await keptSoon();
});

test("its time is in Malaysia time, and the page says that later events are missing", async () => {
  await keepReceipt(payment("paid"), token, AT);
  const { says } = show(ReceiptScreen, portal("lost"), inPortal);
  await says(
    /This is the receipt as of 22\/11\/2026 12:30 AM \(Malaysia time\)\. Later changes, such as a refund, are not shown/,
  );
});

test("the server's answer replaces it as soon as there is one", async () => {
  await keepReceipt(payment("paid"), token, AT);
  const answers: Record<string, Wire> = { [`api/payments/${token}`]: "lost" };
  const { says, press, page } = show(ReceiptScreen, fakeServer(answers), inPortal);
  await says(KEPT);
  answers[`api/payments/${token}`] = wirePayment("paid");
  await press("Check again");
  await says("Your payment was approved");
  await eventually(() => expect(page.innerText).not.toContain(KEPT));
  // The device then has the new answer too.
  await eventually(async () => expect((await keptReceipts())[0]?.readAt).not.toEqual(AT));
});

test("asking again without an answer announces that nobody could be reached", async () => {
  await keepReceipt(payment("paid"), token, AT);
  const { says, press, hears } = show(ReceiptScreen, portal("lost"), inPortal);
  await says(KEPT);
  await press("Check again");
  await hears(
    "We could not check the payment just now. This does not change your payment. We will try again.",
  );
});

describe("no stored receipt is shown", () => {
  test("of a payment that is not paid", async () => {
    const online = show(ReceiptScreen, portal(wirePayment("pending")), inPortal);
    await online.says("Waiting for approval at the bank");
    online.close();
    const { says, page } = show(ReceiptScreen, portal("lost"), inPortal);
    await says("We are still checking your payment");
    expect(await keptOnDevice("receipt")).toEqual([]);
    expect(page.innerText).not.toMatch(/RM/);
  });

  test("on a council's page, which stores nothing", async () => {
    const online = show(ReceiptScreen, portal(wirePayment("paid")), { statusToken: token });
    await online.says("Your payment was approved");
    online.close();
    await show(ReceiptScreen, portal("lost"), { statusToken: token }).says("We are still checking");
    expect(await keptOnDevice("receipt")).toEqual([]);
  });

  test("in place of the payment that a return from the bank names", async () => {
    await keepReceipt(payment("paid"), token, AT);
    noteAttempt({ ...attempt(1), id: payment("paid")._id });
    const { says, page } = show(ReceiptScreen, fakeServer({}), {
      device: DEVICE,
      takeReturnHandle: () => "a-handle-of-another-payment",
    });
    await says("We are still checking your payment");
    expect(page.innerText).not.toContain(KEPT);
  });
});

describe("a citizen who looks for a receipt without naming one", () => {
  test("finds the receipts on this device", async () => {
    await keepReceipt(payment("paid"), token, AT);
    const { says, press, went } = show(ReceiptScreen, fakeServer({}), { device: DEVICE });
    await says("There is no payment to show.");
    await says(NUMBER);
    await press("See the receipt");
    expect(went).toEqual([{ screen: "receipt", payment: payment("paid")._id }]);
  });

  test("can remove them from it", async () => {
    await keepReceipt(payment("paid"), token, AT);
    const { press, says, page } = show(ReceiptScreen, fakeServer({}), { device: DEVICE });
    await press("Delete them from this device");
    await says("They are deleted from this device.");
    expect(page.innerText).not.toMatch(NUMBER);
    expect(document.activeElement?.textContent).toContain("They are deleted");
    expect(await keptOnDevice("receipt")).toEqual([]);
  });
});
