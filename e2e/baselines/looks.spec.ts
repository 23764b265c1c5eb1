import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { drawBoxes, expectBoxes } from "./boxes.ts";
import { LOOKS, WIDTHS } from "./screens.ts";
import { expectShippedFontAlone, setInShippedFont } from "./shippedFont.ts";
import { openSession, openStory } from "./storybook.ts";

/**
 * The main screens look as they were drawn (`npm run baselines`). One version of a browser draws the same pixels each time. With
 * another version the test compares only the boxes and colours of all parts, and says so.
 */

const DRAWN = fileURLToPath(new URL("drawn", import.meta.url));

/** The browser that drew the pictures: the name of their folder. */
const named = existsSync(DRAWN) ? readdirSync(DRAWN).find((folder) => folder !== "boxes") : undefined;

const HEIGHT = 780;

test.beforeAll("which browser draws", ({ browser }) => {
  const running = runningOf(browser.version());
  if (named !== running)
    process.stdout.write(
      `\nThe pictures are of ${named}, and this is ${running}: pixels are not compared, only the boxes and colours of the parts.\n\n`,
    );
});

const runningOf = (version: string) => `chromium-${version}-${process.platform}`;

for (const { name, story, last, signed, globals = {} } of LOOKS)
  test(`${name} looks as it did`, async ({ page, browser }, testInfo) => {
    const drawing = testInfo.config.updateSnapshots === "all";
    const running = runningOf(browser.version());
    if (!drawing && running !== named)
      testInfo.annotations.push({ type: "pixels not compared", description: `this is ${running}` });
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await openSession(page);
    await setInShippedFont(page);
    await openStory(page, story, globals);
    if (last !== undefined) await page.locator(`#storybook-root ${last}`).first().waitFor();
    await expectShippedFontAlone(page);

    for (const width of WIDTHS) {
      const drawn = `${name}-${width}`;
      await page.setViewportSize({ width, height: HEIGHT });
      if (!drawing) await expectBoxes(page, drawn, running !== named);
      if (!drawing && running !== named) continue;
      // Behind a dialog the page continues without dimming below the window.
      const fullPage = (await page.locator("dialog[open]").count()) === 0;
      await expect(page).toHaveScreenshot([running, `${drawn}.png`], {
        fullPage,
        mask: signed === undefined ? [] : [page.locator(`#storybook-root ${signed}`)],
      });
      // The picture is taken when nothing moves any more.
      if (drawing) await drawBoxes(page, drawn);
    }
  });
