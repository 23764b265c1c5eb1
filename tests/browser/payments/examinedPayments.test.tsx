import { expect, onTestFinished, test } from "vitest";
import { PaymentsScreen } from "../../../src/screens/payments/PaymentsScreen.tsx";
import {
  CONTRADICTED,
  FINANCE_SESSION,
  LIST,
  LIST_WITH_ALARMS,
  RESOLVED,
  UNCLEAR,
} from "../../../src/screens/stories/recordedReviewQueue.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { backEnd, show, type Wire } from "../cart/counter.tsx";
import { eventually } from "../eventually.ts";

/** The central team's list in a real browser: its pages, and what is tried again. */

const LIST_CALL = "api/admin/payments";
const FIRST = { ...LIST_WITH_ALARMS, certificates: null, unreadable: [] };
const SECOND = { ...LIST, rows: [CONTRADICTED] };

/** @param pages what the list's call answers, one after the other */
function team(...pages: readonly Wire[]) {
  useSession.setState({ session: undefined, error: undefined });
  onTestFinished(() => useSession.setState({ session: undefined, error: undefined }));
  const left = [...pages];
  const counter = backEnd({
    "db/_session": FINANCE_SESSION,
    [`${LIST_CALL}/${UNCLEAR._id}/requery`]: RESOLVED,
    get [LIST_CALL]() {
      return left.shift() ?? "lost";
    },
  });
  const shown = show(PaymentsScreen, counter);
  return {
    ...shown,
    cards: () => [...shown.page.querySelectorAll("article")].map(({ innerText }) => innerText),
  };
}

test("a payment that was asked about while more are read stays as it was answered", async () => {
  const { promise: more, resolve: answer } = Promise.withResolvers<object>();
  const { press, cards, says } = team(FIRST, more);
  await press("Show more");
  await press("Ask the bank again");
  await says("The bank was asked");
  answer(SECOND);
  await eventually(() => expect(cards()).toHaveLength(2));
  expect(cards()[0]).toContain("Paid");
});

test("after more could not be read, trying again reads more and loses none of the pages", async () => {
  const { press, cards } = team(FIRST, "lost", SECOND);
  await press("Show more");
  await press("Try again");
  await eventually(() => expect(cards()).toHaveLength(2));
});

test("after a number could not be looked for, trying again looks for that number", async () => {
  const { press, says, page } = team(FIRST, "lost", { ...LIST, rows: [] });
  await says("Show more");
  const number = page.querySelector<HTMLInputElement>("input[name=number]");
  if (number === null) throw new Error("no field");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
    number,
    "K2611210000000000",
  );
  number.dispatchEvent(new Event("input", { bubbles: true }));
  await press("Find");
  await press("Try again");
  await says("There is no payment with this number.");
});
