import { expect, type Page } from "@playwright/test";

/** Where the built Storybook is served (serveStorybook.ts); empty while Playwright only lists the tests. */
export const STORYBOOK = process.env.KAUNTER_LOOKS_STORYBOOK ?? "";

/** The one moment of every picture. */
const NOW = new Date("2026-11-21T02:30:00Z");

/** Nothing but the stories: no network, one moment, nothing that moves. */
export async function openSession(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  // whatever network the machine has, a portal believes that there is one
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => true }));
  await page.route(
    ({ origin }) => origin !== STORYBOOK,
    // of a frame there is the place
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: "" })
        : route.abort(),
  );
}

/** Opens a story and waits until it has been played to its end. */
export async function openStory(
  page: Page,
  story: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  // axe has a run of its own (`.storybook`)
  const chosen = Object.entries({ ...globals, "a11y.manual": "!true" });
  const listed = chosen.map(([name, value]) => `${name}:${value}`).join(";");
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${listed}`);
  const ended = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): readonly unknown[] | undefined };
    };
    if (document.body.matches(".sb-show-errordisplay, .sb-show-nopreview")) return { isShown: false };
    // a play that fails leaves its story shown
    return (
      channel?.last("storyFinished") && { isShown: true, failed: channel.last("playFunctionThrewException") }
    );
  });
  const failure = await page.locator("#error-message").innerText();
  expect(await ended.jsonValue(), `${story}: ${failure}`).toEqual({ isShown: true });
  await page.evaluate(() => document.fonts.ready);
}
