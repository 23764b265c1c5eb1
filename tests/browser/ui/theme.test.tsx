import Search from "lucide-react/icons/search";
import { expect, onTestFinished, test } from "vitest";
import { contrastRatio, TEXT_CONTRAST } from "../../../src/domain/contrast.ts";
import { sen } from "../../../src/domain/money.ts";
import { Button } from "../../../src/ui/action/Button.tsx";
import { LinkTile } from "../../../src/ui/action/LinkTile.tsx";
import { TextLink } from "../../../src/ui/action/TextLink.tsx";
import { DescriptionList } from "../../../src/ui/data/DescriptionList.tsx";
import { LineTable } from "../../../src/ui/data/LineTable.tsx";
import { Dialog } from "../../../src/ui/feedback/Dialog.tsx";
import { ErrorSummary } from "../../../src/ui/feedback/ErrorSummary.tsx";
import { Notice } from "../../../src/ui/feedback/Notice.tsx";
import { Snackbar } from "../../../src/ui/feedback/Snackbar.tsx";
import { ChoiceCards } from "../../../src/ui/field/ChoiceCards.tsx";
import { Field } from "../../../src/ui/field/Field.tsx";
import { Select } from "../../../src/ui/field/Select.tsx";
import { Card } from "../../../src/ui/layout/Card.tsx";
import { PUBLIC_COLOURS, PUBLIC_MEASURES } from "../../../src/ui/style/tokens.ts";
import { Heading } from "../../../src/ui/text/Heading.tsx";
import { Money } from "../../../src/ui/text/Money.tsx";
import { Text } from "../../../src/ui/text/Text.tsx";
import { find, mountInShadow } from "./mount.tsx";

/** The variables that a council may set on its page reach everything inside, also dialogs, and keep every word readable. */

const content = (
  <>
    <Heading>Troli</Heading>
    <Text tone="muted">Petunjuk</Text>
    <Card>
      <Field label="E-mel" error="E-mel diperlukan" />
      <Select label="Bank">
        <option>Bank</option>
      </Select>
      <Button kind="primary">Bayar</Button>
      <Button kind="secondary">Tambah</Button>
      <Button kind="quiet">Batal</Button>
      <Button kind="danger">Padam</Button>
      <TextLink href="#link">Soalan lazim</TextLink>
    </Card>
    <DescriptionList rows={[{ term: "Jumlah", value: "RM 1.00", total: true }]} />
    <Dialog title="Imbas" onClose={() => {}} closeLabel="Tutup">
      <Button kind="primary">Mula</Button>
    </Dialog>
  </>
);

async function mount() {
  const { host, root } = await mountInShadow(content);
  const style = (selector: string) => getComputedStyle(find(root, selector));
  return { host, root, style };
}

/** Where each variable is visible: on a component outside of dialogs, and in a dialog where it has an effect there. */
const SHOWN_BY: Readonly<Record<string, readonly (readonly [selector: string, property: string])[]>> = {
  primary: [
    ["[part=card] [data-kind=primary]", "background-color"],
    ["dialog [data-kind=primary]", "background-color"],
  ],
  "on-primary": [
    ["[part=card] [data-kind=primary]", "color"],
    ["dialog [data-kind=primary]", "color"],
  ],
  surface: [["[part=surface]", "background-color"]],
  card: [
    ["[part=card]", "background-color"],
    ["[part=input]", "background-color"],
    ["dialog", "background-color"],
  ],
  text: [
    ["[part=heading]", "color"],
    ["dialog [part=heading]", "color"],
  ],
  muted: [["p", "color"]],
  line: [["dialog", "border-top-color"]],
  edge: [["[part=select]", "border-top-color"]],
  danger: [["[part=input]", "border-top-color"]],
  focus: [["[part=surface]", "--k-focus"]],
  radius: [
    ["[part=input]", "border-top-left-radius"],
    ["dialog [data-kind=primary]", "border-top-left-radius"],
  ],
  font: [
    ["[part=input]", "font-family"],
    ["dialog [part=heading]", "font-family"],
  ],
};

test.each([...Object.keys(PUBLIC_COLOURS), ...PUBLIC_MEASURES])(
  "--kaunter-%s has its effect everywhere, also in dialogs",
  async (name) => {
    const { host, style } = await mount();
    const shown = SHOWN_BY[name] ?? [];
    expect(shown).not.toHaveLength(0);
    const before = shown.map(([selector, property]) => style(selector).getPropertyValue(property));
    host.style.setProperty(`--kaunter-${name}`, { radius: "3px", font: "Courier" }[name] ?? "#3a0ca3");
    for (const [at, [selector, property]] of shown.entries())
      await expect.poll(() => style(selector).getPropertyValue(property)).not.toBe(before[at]);
  },
);

/** A colour in any notation, as the browser paints it. */
function painted(colour: string): string {
  const canvas = document.createElement("canvas").getContext("2d")!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Colours from the whole range, and those that make reading hardest. */
const STEPS = ["00", "55", "aa", "ff"];
const COLOURS = [
  ...STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`))),
  ...["#767676", "#777777", "#00a651", "#e91e63", "#f28c28", "#c0c0c0"],
];

/** The words and the backgrounds that they are on. */
const WORDS: readonly (readonly [words: string, ground: string])[] = [
  ["[part=card] [data-kind=primary]", "[part=card] [data-kind=primary]"],
  ["[part=card] [data-kind=secondary]", "[part=card] [data-kind=secondary]"],
  ["[part=card] [data-kind=quiet]", "[part=card]"],
  ["[part=card] [data-kind=danger]", "[part=card] [data-kind=danger]"],
  ["[part=link]", "[part=card]"],
  ["[part=link]", "[part=surface]"],
  ["[id$=-error]", "[part=card]"],
];

for (const scheme of ["light", "dark"])
  for (const name of ["primary", "danger"])
    test(`no ${name} colour alone makes words unreadable in ${scheme} colours`, async () => {
      const { host, root, style } = await mount();
      host.style.colorScheme = scheme;
      for (const element of root.querySelectorAll<HTMLElement>("button")) element.style.transition = "none";
      for (const colour of COLOURS) {
        host.style.setProperty(`--kaunter-${name}`, colour);
        for (const [words, ground] of WORDS) {
          const ratio = contrastRatio(painted(style(words).color), painted(style(ground).backgroundColor));
          expect(ratio, `${colour}: ${words} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        // Words stay as readable under the pointer.
        for (const token of ["primary-hover", "primary-soft"]) {
          const [words, probe] = [document.createElement("i"), document.createElement("i")];
          words.style.color = token === "primary-soft" ? "var(--k-primary-text)" : "var(--k-on-primary)";
          probe.style.backgroundColor = `var(--k-${token})`;
          find(root, "[part=card]").append(words, probe);
          const ratio = contrastRatio(
            painted(getComputedStyle(words).color),
            painted(getComputedStyle(probe).backgroundColor),
          );
          expect(ratio, `${colour}: words on ${token}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          words.remove();
          probe.remove();
        }
      }
    });

test("a readable colour is used unchanged", async () => {
  const { host, style } = await mount();
  host.style.setProperty("--kaunter-primary", "#5a146e");
  await expect.poll(() => painted(style("[part=card] [data-kind=primary]").backgroundColor)).toBe("#5a146e");
  expect(painted(style("[part=link]").color)).toBe("#5a146e");
  expect(painted(style("[part=card] [data-kind=primary]").color)).toBe("#ffffff");
  host.style.setProperty("--kaunter-on-primary", "#ffe08a");
  expect(painted(style("[part=card] [data-kind=primary]").color)).toBe("#ffe08a");
});

const everyPart = (
  <>
    {content}
    <Notice tone="info" title="Notis" />
    <ErrorSummary title="Ralat" errors={[{ fieldId: "a", text: "Ralat" }]} />
    <LineTable
      caption="Troli"
      titleHeader="Bil"
      amountHeader="Jumlah"
      lines={[]}
      total={{ label: "Jumlah", amount: sen(1) }}
    />
    <Money amount={sen(1)} size="display" />
    <ChoiceCards legend="Cara" choices={[{ value: "fpx", title: "FPX" }]} />
    <Snackbar message="Disimpan" action={{ label: "OK", onPress: () => {} }} />
    <LinkTile icon={Search} title="Cukai" detail="Taksiran" href="#tile" />
  </>
);

test.each([
  ...["surface", "heading", "card", "button", "button-primary", "button-secondary", "button-quiet"],
  ...["button-danger", "link", "tile", "field", "label", "input", "select", "choice", "notice"],
  ...["error-summary", "table", "total", "dialog", "snackbar"],
])("the page styles ::part(%s)", async (part) => {
  const { host, root } = await mountInShadow(everyPart);
  host.id = "themed";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#themed::part(${part}) { scroll-margin-top: 7px; }`);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  const parts = [...root.querySelectorAll(`[part~="${part}"]`)];
  expect(parts).not.toHaveLength(0);
  for (const element of parts) expect(getComputedStyle(element).scrollMarginTop).toBe("7px");
});
