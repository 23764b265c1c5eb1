import { afterEach, expect, test } from "vitest";
import type { StatusToken } from "../../../src/domain/identifiers.ts";
import { clearAttempt, lastAttempt } from "../../../src/payment/journal.ts";
import { RequeryScreen } from "../../../src/screens/requery/RequeryScreen.tsx";
import { PAYMENT_ID, STATUS_TOKEN, wirePayment } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, type FakeServer, fakeServer, refused, show, type Wire } from "../fakeServer.tsx";

/** A payment that failed is paid again by its status link only: on another device, with an empty cart. */

const STATUS = `api/payments/${STATUS_TOKEN}`;
const AGAIN = `${STATUS}/again`;

const NEXT = {
  _id: "0643d5f1a2b3c4d5e6f708192a3b4c5e",
  payment_datetime: "2026-11-21T02:13:04.000Z",
  status: "in_progress",
  status_token: "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWx",
  pay_url: "https://portal.example/pay/handle",
};

afterEach(clearAttempt);

async function byLink(answers: Record<string, Wire>) {
  await cartOf();
  const server = fakeServer(answers);
  const screen = show(RequeryScreen, server, { statusToken: STATUS_TOKEN as StatusToken });
  return { server, screen };
}

const asked = ({ asked: calls }: FakeServer) =>
  calls.filter(({ path }) => path === AGAIN).map(({ body }) => body);

test.each(["failed", "cancelled"] as const)("one that is %s leads to the bank again", async (status) => {
  const { server, screen } = await byLink({ [STATUS]: wirePayment(status), [AGAIN]: NEXT });
  await screen.says("Pay again");
  await screen.says("SBI Bank A");
  expect(screen.page.innerText).toContain('By clicking on the "Proceed" button');
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([NEXT.pay_url]));
  expect(asked(server)).toEqual([{ callback_url: `${server.portal}/`, language: "en" }]);
  expect(lastAttempt()).toMatchObject({ id: NEXT._id, token: NEXT.status_token });
});

test("the bank is asked about an unanswered one first, and only a citizen who accepts paying twice pays it again", async () => {
  const { server, screen } = await byLink({ [STATUS]: wirePayment("expired"), [AGAIN]: NEXT });
  await screen.says("Pay again");
  const said = screen.page.innerText;
  expect(said.indexOf("Check the status now")).toBeLessThan(said.indexOf("Pay again"));
  expect(screen.button("Proceed")?.getAttribute("aria-disabled")).toBe("true");
  screen.page.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await eventually(() => expect(screen.button("Proceed")?.getAttribute("aria-disabled")).not.toBe("true"));
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([NEXT.pay_url]));
  expect(asked(server)).toEqual([{ callback_url: `${server.portal}/`, language: "en", although_open: true }]);
});

test("one that never went to the bank continues there, and the page says that nothing was paid", async () => {
  const { screen } = await byLink({
    [STATUS]: wirePayment("in_progress", { resumable: true }),
    [AGAIN]: { ...NEXT, _id: PAYMENT_ID, status_token: STATUS_TOKEN },
  });
  await screen.says("Your payment was not sent to the bank");
  expect(screen.page.innerText).not.toContain("Your payment is still being processed");
  expect(screen.button("Check the status now")).toBeUndefined();
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([NEXT.pay_url]));
});

test.each(["in_progress", "pending", "paid"] as const)(
  "one that is %s cannot be paid again",
  async (status) => {
    const { screen } = await byLink({ [STATUS]: wirePayment(status), "api/requery": wirePayment(status) });
    await screen.says("Status link");
    expect(screen.button("Proceed")).toBeUndefined();
  },
);

test("when a price has changed, both amounts are shown before the citizen pays", async () => {
  const answers: Record<string, Wire> = {
    [STATUS]: wirePayment("failed"),
    [AGAIN]: Response.json(
      {
        error: "conflict",
        reason: "amount_changed",
        services: wirePayment("failed").services,
        amount: "75.00",
      },
      { status: 409 },
    ),
  };
  const { server, screen } = await byLink(answers);
  await screen.press("Proceed");
  await screen.says(/was RM 50.00, now RM 75.00/);
  expect(screen.left).toEqual([]);
  answers[AGAIN] = NEXT;
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([NEXT.pay_url]));
  expect(asked(server)).toMatchObject([{}, { amount: "75.00" }]);
});

test("bills that were all paid meanwhile are named, and the citizen cannot go to the bank", async () => {
  const { screen } = await byLink({
    [STATUS]: wirePayment("failed"),
    [AGAIN]: Response.json(
      { error: "conflict", reason: "amount_changed", services: [null], amount: "0.00" },
      { status: 409 },
    ),
  });
  await screen.press("Proceed");
  await screen.says("None of these items can be paid any more.");
  expect(screen.button("Proceed")).toBeUndefined();
});

test("the page says when another attempt has paid them", async () => {
  const { screen } = await byLink({ [STATUS]: wirePayment("failed"), [AGAIN]: refused(409, "already_paid") });
  await screen.press("Proceed");
  await screen.says("These items have been paid in the meantime.");
  expect(screen.left).toEqual([]);
});

test("beside an earlier open attempt, only a citizen who accepts paying twice can go on", async () => {
  const answers: Record<string, Wire> = {
    [STATUS]: wirePayment("failed"),
    [AGAIN]: refused(409, "still_open"),
  };
  const { server, screen } = await byLink(answers);
  await eventually(() => expect(screen.button("Proceed")).toBeDefined());
  screen.button("Proceed")?.focus();
  await screen.press("Proceed");
  await screen.says("I know that the earlier payment may still go through");
  // The press that failed kept the focus, and another press sends nothing.
  expect(document.activeElement).toBe(screen.button("Proceed"));
  await screen.press("Proceed");
  expect(asked(server)).toHaveLength(1);
  expect(screen.button("Proceed")?.getAttribute("aria-disabled")).toBe("true");
  answers[AGAIN] = NEXT;
  screen.page.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await eventually(() => expect(screen.button("Proceed")?.getAttribute("aria-disabled")).not.toBe("true"));
  await screen.press("Proceed");
  await eventually(() => expect(screen.left).toEqual([NEXT.pay_url]));
  expect(asked(server)).toMatchObject([{}, { although_open: true }]);
});

test("a lost answer is requested again with the same key, and a double press sends one request", async () => {
  const answers: Record<string, Wire> = { [STATUS]: wirePayment("failed"), [AGAIN]: "lost" };
  const { server, screen } = await byLink(answers);
  await screen.press("Proceed");
  await screen.says(/cannot reach the server/);
  answers[AGAIN] = NEXT;
  const button = screen.button("Proceed");
  button?.click();
  button?.click();
  await eventually(() => expect(screen.left).toEqual([NEXT.pay_url]));
  expect(asked(server)).toHaveLength(2);
  expect(new Set(server.keys).size).toBe(1);
});
