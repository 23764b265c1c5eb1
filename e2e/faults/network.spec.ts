import type { Route } from "@playwright/test";
import { LANGUAGES } from "../../src/domain/language.ts";
import { expect, languageOf, test } from "./fixtures.ts";
import { decide } from "./payments.ts";
import { PLACE_NAMES } from "./places.ts";

/** The bank has approved and our server knows it. The connection from our server to the citizen's browser fails. */

const ANYONE = { "access-control-allow-origin": "*", "access-control-expose-headers": "Retry-After" };

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>It failed: not paid</h1>" });

const json =
  (status: number, body: unknown, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers: { ...ANYONE, ...headers }, json: body });

const refusal = (status: number, reason: string, headers = {}) =>
  json(status, { error: "failed", reason, reference: "0123456789abcdef" }, headers);

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "404 of our server": refusal(404, "missing"),
  "404 of something between": html(404),
  "429 with Retry-After": refusal(429, "attempt_failed_please_try_again", { "retry-after": "20" }),
  "503 with Retry-After": refusal(503, "attempt_failed_please_try_again", { "retry-after": "5" }),
  "500 with a page": html(500),
  "a reason that nobody knows": refusal(400, "payment_failed"),
  "a page in place of the answer": html(200),
  "half an answer": (route) =>
    route.fulfill({ headers: ANYONE, contentType: "application/json", body: '{"status":"failed",' }),
  "an answer of another form": json(200, { status: "failed", text: "not paid" }),
  "a connection that is reset": (route) => route.abort("connectionreset"),
  "a name that is not found": (route) => route.abort("namenotresolved"),
};

/** The most frequent failures run in all three languages and also on a council's page. */
const CORE: readonly string[] = ["404 of our server", "503 with Retry-After", "a connection that is reset"];

for (const place of PLACE_NAMES)
  for (const [turn, [name, fault]] of Object.entries(FAULTS).entries()) {
    const isCore = CORE.includes(name);
    if (place !== "portal" && !isCore) continue;
    test(`${place}: ${name}`, async ({ arrive }) => {
      const citizen = await arrive(place);
      const { page, ours } = citizen;
      await page.route(/\/api\/(payments|query|requery)/, fault);
      await citizen.comeBackAfter("approve");
      for (const language of isCore ? LANGUAGES : [languageOf(turn)]) {
        await citizen.speak(language);
        await expect(ours.getByText(citizen.t.receipt.asking)).toBeVisible();
        await expect(ours.getByText(citizen.t.receipt.unreached).first()).toBeVisible();
        await citizen.expectHonest();
      }
      await page.unrouteAll();
      await citizen.askAgain();
      await citizen.expectReceipt();
    });
  }

test("an outage after an answer keeps what is known, says that it is older, and recovers", async ({
  arrive,
}) => {
  const citizen = await arrive("kaunter-pay");
  const { page, ours } = citizen;
  await citizen.comeBackAfter("pending");
  await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  await page.route(/\/api\/(payments|query|requery)/, FAULTS["500 with a page"]!);
  await citizen.askAgain();
  await expect(ours.getByText(citizen.t.receipt.unreached).first()).toBeVisible();
  for (const language of LANGUAGES) {
    await citizen.speak(language);
    await expect(ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
    await citizen.expectHonest();
  }
  await page.unrouteAll();
  await decide(citizen.town, citizen.payment, "approve");
  await citizen.askAgain();
  await citizen.expectReceipt();
});
