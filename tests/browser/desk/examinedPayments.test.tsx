import { expect, onTestFinished, test } from "vitest";
import { ReviewPage } from "../../../src/desk/review/ReviewPage.tsx";
import {
  CONTRADICTED,
  FINANCE_SESSION,
  LIST,
  LIST_WITH_ALARMS,
  logInto,
  RESOLVED,
  UNCLEAR,
} from "../../../src/screens/stories/recordedReviewQueue.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show, type Wire } from "../fakeServer.tsx";

/** The central team's review queue in a real browser: its pages, and trying again after failures. */

const LIST_CALL = "api/admin/payments";
const FIRST = { ...LIST_WITH_ALARMS, certificates: null, unreadable: [] };
const SECOND = { ...LIST, rows: [CONTRADICTED] };

/** @param pages the answers of the list call, in order */
function team(...pages: readonly Wire[]) {
  logInto(FINANCE_SESSION);
  onTestFinished(() => useSession.setState({ session: undefined, error: undefined }));
  const left = [...pages];
  const server = fakeServer({
    [`${LIST_CALL}/${UNCLEAR._id}/requery`]: RESOLVED,
    get [LIST_CALL]() {
      return left.shift() ?? "lost";
    },
  });
  const shown = show(ReviewPage, server);
  return {
    ...shown,
    cards: () => [...shown.page.querySelectorAll("article")].map(({ innerText }) => innerText),
  };
}

test("a payment keeps its new answer while more payments are read", async () => {
  const { promise: more, resolve: answer } = Promise.withResolvers<object>();
  const { press, cards, says } = team(FIRST, more);
  await press("Show more");
  await press("Check with the bank again");
  await says("Checked with the bank");
  answer(SECOND);
  await eventually(() => expect(cards()).toHaveLength(2));
  expect(cards()[0]).toContain("Paid");
});

test("after a failure, trying again reads the next page and keeps the others", async () => {
  const { press, cards } = team(FIRST, "lost", SECOND);
  await press("Show more");
  await press("Try again");
  await eventually(() => expect(cards()).toHaveLength(2));
});

test("after a failed search for a number, trying again searches for that number", async () => {
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
