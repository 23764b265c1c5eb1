import { chromium } from "playwright";
import { expect, test } from "vitest";
import { SYSTEM_FONT } from "../../../src/ui/style/tokens.ts";
import { chromiumLaunch } from "../../chromium.ts";

test("the tests' browser draws the product's Chinese in the font of the npm package", async () => {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.setContent(`<p lang="zh" style='font-family: ${SYSTEM_FONT}'>门牌税 陳美玲</p>`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    const drawn = Object.fromEntries(fonts.map(({ familyName, glyphCount }) => [familyName, glyphCount]));
    // The space may be from another font.
    expect(drawn["Noto Sans SC"]).toBeGreaterThanOrEqual(6);
  } finally {
    await browser.close();
  }
});
