import { expect, type Page, type Request } from "@playwright/test";
import { DIRECT_POST_PATH } from "../../demo/gateways/card/simulator.ts";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { storeRecords } from "../../src/server/records/storeRecords.ts";
import {
  addToCart,
  decideAtTheGateway,
  fillCheckoutByCard,
  goToCheckout,
  proceed,
  search,
  TEXTS,
} from "../support/counter.ts";
import { copyOf, type OwnBill } from "../support/own.ts";
import { inTown, type Town } from "./town.ts";

/** The portal's own card form, switched on. Card data go to the card gateway, and no byte of them goes or stays anywhere else. */

const t = TEXTS.ms;

const CARD = { code: "5555 5555 5555 4444", name: "WHOEVER HOLDS THE CARD", ccv: "8462" } as const;

/** Card data in a text, in any grouping or encoding. */
function tracesIn(text: string): readonly string[] {
  const joined = text.replace(/%20|[ +.-]/g, "");
  const traces = ["5555555555554444", "5555555555554445", "WHOEVERHOLDS"].filter((trace) =>
    joined.toUpperCase().includes(trace),
  );
  return [...traces, ...(text.match(/\bccv\b|\b8462\b/g) ?? [])];
}

const test = inTown({ KAUNTER_CARD_FORM: DIRECT_POST_PATH });

// One worker runs all tests, so that one system is started.
test.describe.configure({ mode: "default" });

/** Records everything that a page sends to anyone, including its service workers. */
function noteRequests(
  page: Page,
): () => Promise<readonly { url: string; sent: string; byWorker: boolean }[]> {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => {
        const headers = JSON.stringify(await request.allHeaders());
        const sent = [request.url(), headers, request.postData() ?? ""].join("\n");
        return { url: request.url(), sent, byWorker: request.serviceWorker() !== null };
      }),
    );
}

/** @returns a stall that only the running test uses */
async function ownStall({ system }: Town, council: CouncilCode): Promise<OwnBill> {
  const { bill, document } = copyOf(council, "stall");
  await storeRecords(system.databases.records, [document]);
  return bill;
}

async function toTheForm(page: Page, town: Town, council: CouncilCode): Promise<void> {
  await page.goto(`${town.system.urls.portal}/#/search?council=${council}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await search(page, t, await ownStall(town, council));
  await addToCart(page, t);
  await page.goto(`${town.system.urls.portal}/#/checkout`);
  await fillCheckoutByCard(page, t);
  await expect(page.getByText(t.confirmation.leavingForForm)).toBeVisible();
  await proceed(page, t);
  await page.waitForURL(/\/pay\//);
  // The worker that controls the form's path does nothing, and the portal's own worker does not see the form.
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(worker).toBe(`${town.system.urls.portal}/noWorker.js`);
}

async function typeCard(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(CARD)) await page.locator(`#${field}`).fill(value);
  await page.locator("#expired_month").selectOption("12");
  await page.locator("#expired_year").selectOption({ index: 5 });
  await page.locator("#bank").selectOption("maybank");
}

/** Everything that the portal's origin stores in this browser. */
async function keptIn(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = "" }) =>
          new Promise<unknown>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = async () => {
              const stores = [...opening.result.objectStoreNames];
              const rows = stores.map(
                (store) =>
                  new Promise((found) => {
                    const all = opening.result.transaction(store).objectStore(store).getAll();
                    all.onsuccess = () => found([store, all.result]);
                  }),
              );
              resolve([name, await Promise.all(rows)]);
              opening.result.close();
            };
          }),
      ),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      cached,
      name: window.name,
      history: JSON.stringify(history.state),
    };
  });
  return JSON.stringify([kept, await page.context().cookies()]);
}

/** Everything that the portal's server stores apart from the councils' records, and its whole log. */
async function keptBy({ system, log }: Town): Promise<string> {
  const { records: _, ...written } = system.databases;
  const stores = Object.values(written);
  const documents = await Promise.all(stores.map((store) => store.list({ prefix: "", limit: 100_000 })));
  return JSON.stringify([documents, log]);
}

test("no byte of a card reaches the portal: no request, store, log, worker or third party", async ({
  page,
  town,
}) => {
  const { portal, card } = town.system.urls;
  const requests = noteRequests(page);
  await toTheForm(page, town, "mdbft");
  await typeCard(page);
  // First a wrong number, which the page itself refuses.
  await page.locator("#code").fill("5555 5555 5555 4445");
  await page.locator("button").click();
  await expect(page.locator("#problems")).toBeFocused();
  await page.locator("#code").fill(CARD.code);
  await page.locator("button").click();
  await page.waitForURL(/card\.localhost/);
  await decideAtTheGateway(page, "approve");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByText("Mastercard", { exact: true })).toBeVisible();

  const sent = await requests();
  const carrying = sent.filter((request) => tracesIn(request.sent).length > 0);
  expect(carrying.map(({ url }) => url)).toEqual([`${card}${DIRECT_POST_PATH}`]);
  expect(carrying[0]?.sent).toContain("code=5555555555554444");
  // The portal's worker requests only the portal's program.
  const seen = sent.filter(({ byWorker }) => byWorker).map(({ url }) => new URL(url).pathname);
  expect(seen.filter((path) => path.startsWith("/pay/"))).toEqual([]);
  const origins = new Set(sent.map(({ url }) => new URL(url).origin));
  expect([...origins].toSorted()).toEqual([card ?? "", portal].toSorted());
  expect(tracesIn(await keptIn(page))).toEqual([]);
  expect(tracesIn(await keptBy(town))).toEqual([]);
});

test("the form cannot be shown again: the back button and its address show no card, and the payment is being checked", async ({
  page,
  town,
}) => {
  await toTheForm(page, town, "mdbrn");
  await typeCard(page);
  const address = page.url();
  await page.locator("button").click();
  await page.waitForURL(/card\.localhost/);
  await page.goBack();
  await expect(page.locator("form")).toHaveCount(0);
  await page.goto(address);
  await expect(page.locator("form")).toHaveCount(0);
  await page.goBack();
  await page.goto(`${town.system.urls.portal}/#/receipt`);
  await expect(page.getByText(t.receipt.in_progress.text_card)).toBeVisible();
  expect(tracesIn(await keptIn(page))).toEqual([]);
});

test("for a payment from a council's page the gateway's own page asks for the card, although the form is on", async ({
  page,
  town,
}) => {
  const council = "mdkgu";
  await page.goto(`${town.system.urls.council(council)}/`);
  const pay = page.locator("kaunter-pay");
  await search(pay, t, await ownStall(town, council));
  await addToCart(pay, t);
  await goToCheckout(pay, t);
  await fillCheckoutByCard(pay, t);
  await expect(pay.getByText(t.confirmation.leaving_card)).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await proceed(pay, t);
  await page.waitForURL(/card\.localhost/);
  expect(asked).toContain("POST /epayment/entry.asp");
  expect(asked).not.toContain(`POST ${DIRECT_POST_PATH}`);
});
