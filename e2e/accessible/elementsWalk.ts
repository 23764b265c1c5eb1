import { expect, type Page } from "@playwright/test";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { fillCart, payCart } from "../hostile/journey.ts";
import { addToCart, search, TEXTS, way } from "../support/counter.ts";
import { ownBill } from "../support/own.ts";
import { siteOf } from "../support/system.ts";
import type { Look } from "./portalWalk.ts";
import { sendEmpty, settled } from "./settled.ts";

/** Every published element on a council's pages: at first, filled in, and with an error. */

type ElementName = Extract<keyof HTMLElementTagNameMap, `kaunter-${string}`>;

/** The page of each element. A new published element without a page here does not compile. */
const PAGES: Readonly<Record<ElementName, string>> = {
  "kaunter-search": "/bayar.html",
  "kaunter-cart": "/troli.html",
  "kaunter-checkout": "/bayaran.html",
  "kaunter-receipt": "/resit.html",
  "kaunter-licence": "/lesen.html",
  "kaunter-pay": "/",
};

const ELEMENTS = Object.keys(PAGES) as ElementName[];

const t = TEXTS.ms;

export async function walkElements(page: Page, look: Look, council: CouncilCode): Promise<void> {
  const visitAll = async (state: string): Promise<void> => {
    for (const name of ELEMENTS) {
      await open(page, council, name);
      await look(`${name}, ${state}`);
      const sent = state !== "without an answer" && (await sendEmpty(page.locator(name)));
      if (sent) await look(`${name}, ${state}, sent empty`);
    }
  };
  await visitAll("at first");
  await walkPayment(page, look, council);
  await visitAll("after a payment");
  await page.route(/\/(api|db)\/|\/search$/, (route) => route.abort());
  await visitAll("without an answer");
}

async function open(page: Page, council: CouncilCode, name: ElementName): Promise<void> {
  await page.goto(siteOf(council, PAGES[name]));
  await expect(page.locator(name).getByRole("heading").first()).toBeVisible();
  await settled(page);
}

/** All steps in one element, and the separate elements of the cart and the checkout with an item in the cart. */
async function walkPayment(page: Page, look: Look, council: CouncilCode): Promise<void> {
  const counter = page.locator("kaunter-pay");
  const visit = {
    council,
    path: "/",
    onStep: async (step: string) => {
      await settled(page);
      await look(`kaunter-pay, ${step}`);
    },
  };
  await open(page, council, "kaunter-pay");
  await search(counter, t, await ownBill(council, "nightMarket"));
  await addToCart(counter, t);
  await open(page, council, "kaunter-pay");
  await fillCart(counter, visit);
  for (const name of ["kaunter-cart", "kaunter-checkout"] as const) {
    await open(page, council, name);
    await look(`${name}, filled`);
  }
  await sendEmpty(page.locator("kaunter-checkout"));
  await look("kaunter-checkout, filled, sent empty");
  await open(page, council, "kaunter-pay");
  await way(counter, t.elements.cart).click();
  await payCart(page, visit);
}
