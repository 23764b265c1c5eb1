import { expect, type Page } from "@playwright/test";

/** The address of the built Storybook (serveStorybook.ts). It is empty while Playwright only lists the tests. */
export const STORYBOOK = process.env.KAUNTER_LOOKS_STORYBOOK ?? "";

/** The time shown in every picture. */
const NOW = new Date("2026-11-21T02:30:00Z");

/** A session without a network, at one fixed time, without motion. */
export async function openSession(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  // The portal believes that there is a network, whatever the machine has.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => true }));
  await page.route(
    ({ origin }) => origin !== STORYBOOK,
    // A frame shows an empty page.
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: "" })
        : route.abort(),
  );
}

/** Opens a story and waits until its play function has ended. */
export async function openStory(
  page: Page,
  story: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  // axe has a run of its own (`.storybook`).
  const chosen = Object.entries({ ...globals, "a11y.manual": "!true" });
  const listed = chosen.map(([name, value]) => `${name}:${value}`).join(";");
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${listed}`);
  const ended = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): readonly unknown[] | undefined };
    };
    if (document.body.matches(".sb-show-errordisplay, .sb-show-nopreview")) return { isShown: false };
    // The story stays visible when its play function fails.
    return (
      channel?.last("storyFinished") && { isShown: true, failed: channel.last("playFunctionThrewException") }
    );
  });
  const failure = await page.locator("#error-message").innerText();
  expect(await ended.jsonValue(), `${story}: ${failure}`).toEqual({ isShown: true });
  await page.evaluate(() => document.fonts.ready);
}
