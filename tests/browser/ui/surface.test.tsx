import { expect, onTestFinished, test } from "vitest";
import { Button } from "../../../src/ui/action/Button.tsx";
import { Text } from "../../../src/ui/text/Text.tsx";
import { find, mountInShadow } from "./mount.tsx";

/** Adds a style sheet of the host page until the test ends. */
function hostStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

const content = (
  <>
    <Text>Jumlah perlu dibayar</Text>
    <Button>Bayar</Button>
  </>
);

function measure(root: ShadowRoot) {
  const { width, height } = find(root, "button").getBoundingClientRect();
  const { fontSize, letterSpacing, textTransform, color, lineHeight, textAlign, fontFamily, wordSpacing } =
    getComputedStyle(find(root, "p"));
  return {
    ...{ width, height, fontSize, letterSpacing, textTransform, color, lineHeight, textAlign },
    ...{ fontFamily, wordSpacing },
  };
}

test("a hostile host page changes neither sizes nor text inside a surface", async () => {
  const calm = measure((await mountInShadow(content)).root);
  hostStyles(`
    html { font-size: 62.5%; }
    body { font: italic 9px/3 fantasy; text-transform: uppercase; text-align: center; color: pink; }
    * { letter-spacing: 5px !important; word-spacing: 9px !important; }
  `);
  expect(measure((await mountInShadow(content)).root)).toEqual(calm);
  expect(calm.fontSize).toBe("16px");
});

test("a surface is light by default and dark on a dark page", async () => {
  const { root } = await mountInShadow(content);
  const colour = () => getComputedStyle(find(root, "[part=surface]")).backgroundColor;
  expect(colour()).toBe("rgb(251, 250, 247)");
  hostStyles("html { color-scheme: dark; }");
  expect(colour()).toBe("rgb(18, 25, 26)");
});

test("'Primary colour teal', unless a council sets another (rule 9.18)", async () => {
  const { root } = await mountInShadow(<Button kind="primary">Bayar</Button>);
  expect(getComputedStyle(find(root, "button")).backgroundColor).toBe("rgb(0, 105, 92)");
});

test("a council's public variable colours the widget", async () => {
  const { root } = await mountInShadow(<Button kind="primary">Bayar</Button>);
  hostStyles("html { --kaunter-primary: rgb(90, 20, 110); }");
  // A button's colour changes by a short transition.
  await expect.poll(() => getComputedStyle(find(root, "button")).backgroundColor).toBe("rgb(90, 20, 110)");
});

test("every interactive target is at least 44 pixels high", async () => {
  const { root } = await mountInShadow(<Button kind="quiet">OK</Button>);
  expect(find(root, "button").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
