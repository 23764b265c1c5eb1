import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { saying, VERIFY_TEXTS } from "../../../src/i18n/verifyTexts.ts";
import { LICENCE, RECEIPT } from "../../../src/screens/stories/recordedStatements.ts";
import { drawOutcome } from "../../../src/shell/verifyPage/drawOutcome.ts";
import { shownOutcome } from "../../../src/verify/shownOutcome.ts";
import type { Outcome } from "../../../src/verify/verifyText.ts";

/** The result of a check on the small page. tests/unit/verify checks how the page comes to it. */

const say = saying(await VERIFY_TEXTS.en());

const CHECKED_AT = "2026-11-22T02:17:00.000Z";

beforeEach(() => document.body.replaceChildren());

function show(outcome: Outcome): HTMLElement {
  document.body.append(...drawOutcome(shownOutcome(outcome, say), "en"));
  return document.body;
}

const factsIn = (place: HTMLElement) =>
  [...place.querySelectorAll("dl > div")].map((row) => [...row.children].map((part) => part.textContent));

test("a genuine receipt is shown with the time of the check, each of its councils and what must match the paper", async () => {
  const place = show({ verdict: "valid", statement: RECEIPT, checkedAt: CHECKED_AT });
  await expect.element(page.getByRole("heading", { name: "Genuine", exact: true })).toBeVisible();
  await expect.element(page.getByText(/checked on 22\/11\/2026 10:17.AM/)).toBeVisible();
  expect(factsIn(place)).toEqual([
    ["Document", "Official receipt"],
    ["Council", "Tawau Municipal CouncilSemporna District Council"],
    ["Number", "R261121-12345-6789A-N"],
    ["Amount", "RM 343.10"],
    ["Paid on", "21/11/2026"],
  ]);
});

test("a browser translates no council's name and no printed value", () => {
  const kept = show({ verdict: "valid", statement: RECEIPT }).querySelectorAll('dd > [translate="no"]');
  expect([...kept].map((part) => part.textContent)).toEqual([
    "Tawau Municipal Council",
    "Semporna District Council",
    "R261121-12345-6789A-N",
    "RM 343.10",
    "21/11/2026",
  ]);
});

test("a forged document is shown with its result alone, and with no text of the forger", () => {
  expect(factsIn(show({ verdict: "forged", statement: LICENCE }))).toEqual([]);
  expect(document.body.textContent).not.toContain("R1300001");
});

test("a sign tells good and bad results apart without their colours", () => {
  const signOf = (outcome: Outcome) =>
    drawOutcome(shownOutcome(outcome, say), "en")[0]?.firstChild?.textContent;
  const results = [
    signOf({ verdict: "valid", statement: LICENCE, checkedAt: CHECKED_AT }),
    signOf({ verdict: "valid", statement: LICENCE }),
    signOf({ verdict: "expired", statement: LICENCE, checkedAt: CHECKED_AT }),
    signOf({ verdict: "forged", statement: LICENCE }),
  ];
  expect(results).toEqual(["✓", "i", "!", "✕"]);
});
