import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { decide } from "./payments.ts";

/** Slow answers. The test moves the page's clock, so nothing really waits. */

const QUERY = /\/api\/query/;
const RETURN = /\/api\/payments\/return/;

/** A portal's page reads the configuration by the same call. */
function readsPayment(route: Route): boolean {
  const { url } = route.request().postDataJSON() as { readonly url: string };
  return atob(url).startsWith("/transactions/");
}

/** The page reads the payment itself when the answer to the return handle has none, as when a database failed meanwhile. */
async function withoutPayment(route: Route): Promise<void> {
  const response = await route.fetch();
  const { payment: _brought, ...returned } = await response.json();
  await route.fulfill({ response, json: returned });
}

/** Holds an answer until the test releases it: any answer, or the first one that reads a payment. */
function holder() {
  const held = Promise.withResolvers<() => Promise<void>>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The page may have aborted the call.
    held.resolve(() => route.fulfill({ response, body }).catch(() => undefined));
  };
  let isHeld = false;
  const holdReading = (route: Route) => {
    if (isHeld || !readsPayment(route)) return route.fallback();
    isHeld = true;
    return hold(route);
  };
  return { hold, holdReading, held: held.promise };
}

for (const place of ["portal", "kaunter-pay"] as const)
  test(`${place}: an answer that is 60 seconds late, older than the one before it, changes nothing`, async ({
    arrive,
  }) => {
    const citizen = await arrive(place);
    const { page, town, payment, ours } = citizen;
    await page.clock.install();
    const { holdReading, held } = holder();
    await page.route(QUERY, holdReading);
    await page.route(RETURN, withoutPayment);
    await citizen.comeBackAfter("pending");
    const letGo = await held;
    await page.clock.fastForward("00:05");
    await expect(ours.getByText(citizen.t.receipt.slow).first()).toBeVisible();
    await citizen.expectHonest();
    await page.clock.fastForward("00:16");
    await expect(ours.getByText(citizen.t.receipt.unreached).first()).toBeVisible();
    await citizen.expectHonest();
    await decide(town, payment, "approve");
    await citizen.askAgain();
    await citizen.expectReceipt();
    await page.clock.fastForward("00:39");
    await letGo();
    await page.clock.fastForward("01:00");
    await citizen.expectReceipt();
  });

test("two presses while an answer is under way send one request", async ({ arrive }) => {
  const citizen = await arrive();
  const { page } = citizen;
  await citizen.comeBackAfter("pending");
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  const { hold, held } = holder();
  let asked = 0;
  await page.route(/\/api\/requery/, (route) => {
    asked += 1;
    return hold(route);
  });
  await citizen.askAgain();
  await citizen.askAgain();
  await (await held)();
  await expect(citizen.ours.getByText(citizen.t.receipt.pending.text)).toBeVisible();
  expect(asked).toBe(1);
  await citizen.expectHonest();
});
