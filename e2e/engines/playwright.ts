import type { Browser, Locator, Page } from "@playwright/test";
import { way } from "../support/counter.ts";
import { type Counter, type CounterPlace, PATIENCE_MS, type Visitor } from "./engine.ts";

/** A citizen at a browser that Playwright drives. @param launch starts the browser */
export async function visitorAt(launch: () => Promise<Browser>): Promise<Visitor> {
  const browser = await launch();
  const page = await browser.newPage().catch(async (failure: unknown) => {
    await browser.close();
    throw failure;
  });
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    open: async (address) => {
      await page.goto(address);
    },
    address: async () => page.url(),
    counter: (place) => counterAt(placeOn(page, place)),
    approve: async () => {
      await page.waitForURL(/bank\.localhost/);
      await page.locator("button[name=choice][value=approve]").click();
    },
    close: () => browser.close(),
  };
}

function placeOn(page: Page, place: CounterPlace): Page | Locator {
  if (place === "portal") return page;
  const around = place === "frame" ? page.frameLocator("iframe") : page;
  return around.locator("kaunter-pay").first();
}

function counterAt(at: Page | Locator): Counter {
  return {
    press: (name) => (typeof name === "string" ? way(at, name) : at.getByRole("button", { name })).click(),
    choose: (name) => at.getByRole("radio", { name, exact: true }).check(),
    // by keys, because in Firefox the forms do not notice `fill()`
    type: (name, text) => at.getByRole("textbox", { name }).pressSequentially(text),
    select: async (name, option) => {
      await at.getByRole("combobox", { name }).selectOption({ label: option });
    },
    shows: (text) => at.getByText(text).first().waitFor(),
  };
}
