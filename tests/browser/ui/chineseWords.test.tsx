import ReceiptText from "lucide-react/icons/receipt-text";
import { expect, test } from "vitest";
import { texts } from "../../../src/i18n/zh/search.ts";
import { Button } from "../../../src/ui/action/Button.tsx";
import { LinkTile } from "../../../src/ui/action/LinkTile.tsx";
import { ChoiceCards } from "../../../src/ui/field/ChoiceCards.tsx";
import { Heading } from "../../../src/ui/text/Heading.tsx";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** Chinese has no spaces, so a browser may break a line inside a word. */

const NAME = texts.charges.name.assessment;

/** At some width of the tile, the comma would begin a line. */
const DETAIL = "营业执照与各类准证及许可，凭号码查询";

/** Too narrow for the name and what follows it in one line, and wide enough for the name. */
function Narrow() {
  return (
    <div data-narrow style={{ inlineSize: "12em" }}>
      <Heading size="part">{`${NAME} 130045001`}</Heading>
      <LinkTile icon={ReceiptText} title={`${NAME} 130045001`} detail={DETAIL} href="#" />
      <ChoiceCards
        legend={`${NAME} 130045001`}
        name="charge"
        choices={[{ value: "one", title: `${NAME} 130045001` }]}
      />
      <Button>{`${NAME} 130045001`}</Button>
      <Heading size="part">{NAME.repeat(4)}</Heading>
    </div>
  );
}

async function narrow(): Promise<HTMLElement> {
  const { page } = show(Narrow, fakeServer({}), {}, "zh");
  return eventually(() => {
    const found = page.querySelector<HTMLElement>("[data-narrow]");
    if (found === null) throw new Error("nothing is drawn yet");
    return found;
  });
}

test("headings, tiles, choices and buttons break between the words of a Chinese text", async () => {
  const shown = await narrow();
  const texts = document.createNodeIterator(shown, NodeFilter.SHOW_TEXT);
  const lines: (number | boolean)[][] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.textContent !== `${NAME} 130045001`) continue;
    const linesTo = (end: number) => {
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    lines.push([linesTo(NAME.length), linesTo(node.textContent.length) > 1]);
  }
  expect(lines).toEqual(Array(5).fill([1, true]));
});

test("a Chinese text without a pause that is longer than its line still breaks", async () => {
  const shown = await narrow();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
});

test("no line of a tile's description begins with a comma", async () => {
  const shown = await narrow();
  const words = [...shown.querySelectorAll("span")].find(
    ({ textContent }) => textContent === DETAIL,
  )?.firstChild;
  if (!words) throw new Error("The tile shows no description.");
  const topOf = (place: number) => {
    const range = document.createRange();
    range.setStart(words, place);
    range.setEnd(words, place + 1);
    return range.getBoundingClientRect().top;
  };
  const comma = DETAIL.indexOf("，");
  for (const size of Array.from({ length: 60 }, (_, step) => 80 + step * 3)) {
    shown.style.inlineSize = `${size}px`;
    expect(topOf(comma), `${size} px`).toBe(topOf(comma - 1));
  }
});
