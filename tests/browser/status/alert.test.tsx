import { beforeEach, describe, expect, test } from "vitest";
import { clearAttempt, noteAttempt } from "../../../src/payment/journal.ts";
import { HomeScreen } from "../../../src/screens/home/HomeScreen.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { closeMessage } from "../../../src/stores/closedMessages.ts";
import { wirePayment } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, refused, show, type Wire } from "../fakeServer.tsx";
import { attempt } from "./attempt.ts";

/** Rule 9.20: the alert says that the latest payment was accepted or is in progress. */

let attempts = 0;

/** A browser that left for the bank with a payment, and the server's answer for it. */
function latestPayment(answer: Wire) {
  // Each test has another payment, because a closed alert stays closed.
  attempts += 1;
  const left = attempt(attempts);
  noteAttempt(left);
  return { left, server: fakeServer({ [`api/payments/${left.token}`]: answer }) };
}

beforeEach(clearAttempt);

const ACCEPTED = "Your latest payment was accepted.";
const IN_PROGRESS = /Your latest payment is in progress/;

describe.each([
  ["home", HomeScreen],
  ["the search", SearchScreen],
])("on %s", (_name, Screen) => {
  test("an accepted payment is shown, with a link to its receipt (rules 2.2, 9.20)", async () => {
    const { left, server } = latestPayment(wirePayment("paid"));
    const screen = show(Screen, server);
    await screen.says(ACCEPTED);
    await screen.press("See the receipt");
    expect(screen.went).toEqual([{ screen: "receipt", token: left.token }]);
  });

  test.each(["in_progress", "pending"] as const)(
    "%s is shown as in progress, with a link to its status (rule 9.20)",
    async (state) => {
      const { left, server } = latestPayment(wirePayment(state));
      const screen = show(Screen, server);
      await screen.says(IN_PROGRESS);
      await screen.press("Open the status page");
      expect(screen.went).toEqual([{ screen: "requery", token: left.token }]);
    },
  );

  test("the alert has no name, no number and no amount", async () => {
    const { server } = latestPayment(wirePayment("paid"));
    const { page, says } = show(Screen, server);
    await says(ACCEPTED);
    const alert = page.querySelector('[part="notice"]')?.textContent ?? "";
    expect(alert).not.toMatch(/\d|RM|Siti/);
  });
});

describe("no alert is shown", () => {
  test.each<[string, Wire]>([
    ["of a payment that is not paid", wirePayment("failed")],
    ["of one that the bank never answered", wirePayment("expired")],
    ["of one for which nobody was sent to the bank", wirePayment("in_progress", { resumable: true })],
    ["while the server cannot be asked", "lost"],
    ["of one that the server does not find", refused(404, "missing")],
  ])("%s", async (_why, answer) => {
    const { server } = latestPayment(answer);
    const screen = show(HomeScreen, server);
    await screen.says("Pay your council dues");
    await eventually(() => expect(server.asked.length).toBeGreaterThan(0));
    expect(screen.page.innerText).not.toMatch(/latest payment|fail|not paid/i);
  });

  test("in a browser that never left for the bank, and nothing is requested", async () => {
    const server = fakeServer({});
    const screen = show(HomeScreen, server);
    await screen.says("Pay your council dues");
    expect(server.asked).toEqual([]);
    expect(screen.page.innerText).not.toMatch(/latest payment/);
  });
});

describe("when the browser restores the page from its back-forward cache", () => {
  const backFromCache = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  test("a payment that was made meanwhile is shown, even the first one (rule 9.20)", async () => {
    const { left, server } = latestPayment(wirePayment("paid"));
    clearAttempt();
    const screen = show(SearchScreen, server);
    await screen.says("Find a bill");
    expect(server.asked).toEqual([]);
    noteAttempt(left);
    backFromCache();
    await screen.says(ACCEPTED);
  });

  test("the alert follows the payment's new status (rule 9.20)", async () => {
    let state: "in_progress" | "paid" = "in_progress";
    const { left } = latestPayment({});
    const server = fakeServer({
      get [`api/payments/${left.token}`]() {
        return wirePayment(state);
      },
    });
    const screen = show(SearchScreen, server);
    await screen.says(IN_PROGRESS);
    state = "paid";
    backFromCache();
    await screen.says(ACCEPTED);
    expect(screen.page.innerText).not.toMatch(IN_PROGRESS);
  });
});

describe("a closed alert", () => {
  test("stays closed for that payment, whatever happens to it, and moves the focus to the heading", async () => {
    const { left, server } = latestPayment(wirePayment("in_progress"));
    const first = show(HomeScreen, server);
    await first.says(IN_PROGRESS);
    await first.press("Close this message");
    await eventually(() => expect(first.page.innerText).not.toMatch(IN_PROGRESS));
    expect(document.activeElement?.textContent).toBe("Pay your council dues");
    first.close();

    const paid = fakeServer({ [`api/payments/${left.token}`]: wirePayment("paid") });
    const again = show(SearchScreen, paid);
    await again.says("Find a bill");
    expect(paid.asked).toEqual([]);
    expect(again.page.innerText).not.toMatch(/latest payment/);
  });

  test("does not hide the next payment's alert", async () => {
    closeMessage("alert", latestPayment("lost").left.id);
    const { server } = latestPayment(wirePayment("paid"));
    await show(HomeScreen, server).says(ACCEPTED);
  });
});
