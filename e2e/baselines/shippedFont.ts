import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

/** The pictures use the font of the documents, as the build cut it to the texts, so that no font of the machine appears. */

const BUILT = fileURLToPath(new URL("../../storybook-static", import.meta.url));
const FONTS = "assets/fonts";
const FAMILY = "Noto Sans SC";

/** @throws Error when the build has no such font */
function addressOf(weight: "regular" | "bold"): string {
  const file = readdirSync(join(BUILT, FONTS)).find((name) => name.startsWith(`noto-sans-sc-${weight}-`));
  if (file === undefined) throw new Error("the built Storybook holds no font");
  return `/${FONTS}/${file}`;
}

/**
 * Sets the font by the product's own variable, and for text that the variable does not reach: fixed-width text, and the invisible
 * text over a PDF's picture.
 */
export async function setInShippedFont(page: Page): Promise<void> {
  await page.addInitScript(
    ({ family, faces }) => {
      for (const [weight, address] of faces) {
        const face = new FontFace(family, `url(${address})`, { weight });
        document.fonts.add(face);
        void face.load();
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `:root { --kaunter-font: "${family}" } pre, code, input, canvas + [translate] span { font-family: "${family}" !important }`,
      );
      document.adoptedStyleSheets.push(sheet);
    },
    {
      family: FAMILY,
      faces: [
        ["100 500", addressOf("regular")],
        ["600 900", addressOf("bold")],
      ] as const,
    },
  );
}

interface Node {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly Node[];
  readonly shadowRoots?: readonly Node[];
}

const TEXT = 3;

function* nodesWithText(node: Node): Generator<Node> {
  const within = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  if (within.some((child) => child.nodeType === TEXT && child.nodeValue.trim() !== "")) yield node;
  for (const child of within) yield* nodesWithText(child);
}

/** Checks with the browser that it drew each text in the shipped font and no other. */
export async function expectShippedFontAlone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: -1, pierce: true });
  const drawn = await Promise.all(
    [...nodesWithText(root)].map(async (node) => ({
      text: node.children?.map(({ nodeValue }) => nodeValue).join(""),
      ...(await devtools.send("CSS.getPlatformFontsForNode", { nodeId: node.nodeId })),
    })),
  );
  await devtools.detach();
  const shown = drawn.filter(({ fonts }) => fonts.length > 0);
  expect(shown.length).toBeGreaterThan(0);
  const others = shown.flatMap(({ text, fonts }) =>
    fonts.filter((font) => !font.isCustomFont).map(({ familyName }) => `${familyName}: ${text}`),
  );
  expect(others, "texts that the machine's own fonts drew").toEqual([]);
}
