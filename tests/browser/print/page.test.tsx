import { expect, onTestFinished, test } from "vitest";
import { DESIGNS } from "../../../src/print/certificate/designs.ts";
import { DocumentPage } from "../../../src/print/DocumentPage.tsx";
import { NO_DRAWINGS } from "../../../src/print/drawings.ts";
import { DocumentSheet } from "../../../src/print/page/DocumentSheet.tsx";
import type { PrintedDocument } from "../../../src/print/printedDocument.ts";
import { CHINESE, HOSTILE, LICENCE, LONG, RECEIPT, SLIP } from "../../../src/print/stories/examples.ts";
import { HeadingLevel } from "../../../src/ui/text/HeadingLevel.tsx";
import { eventually } from "../eventually.ts";
import { find, mountInShadow } from "../ui/mount.tsx";

async function show(document: PrintedDocument, width = "100%") {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { root } = await mountInShadow(
    <div style={{ inlineSize: width }}>
      <HeadingLevel from={2}>
        <DocumentPage document={document} />
      </HeadingLevel>
    </div>,
  );
  // Pictures and codes are drawn later, outside React's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  return { root, article: find(root, "article") };
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText);

test("a document fits the page's outline, and each part is named by its heading", async () => {
  const { root, article } = await show(LICENCE);
  expect(texts(root, "h2")).toEqual(["LESEN PENJAJA"]);
  expect(texts(root, "h3")).toEqual(["Conditions"]);
  expect(root.querySelectorAll("h1, h4")).toHaveLength(0);
  for (const part of [article, ...root.querySelectorAll("ol")])
    expect(root.getElementById(part.getAttribute("aria-labelledby")!)?.textContent).toBeTruthy();
});

test("a table's headings name their columns, and each fact is a term with its description", async () => {
  const { root } = await show(RECEIPT);
  expect(texts(root, 'thead th[scope="col"]')).toEqual(["Bil.", "Perkara", "Tempoh", "Amaun (RM)"]);
  expect(root.querySelectorAll('tbody th[scope="row"]')).toHaveLength(3);
  expect(root.querySelectorAll("tfoot")).toHaveLength(0);
  const total = [...root.querySelectorAll("dt")].find((term) => term.textContent === "Jumlah dibayar (RM)");
  expect(total?.nextElementSibling?.localName).toBe("dd");
  expect(total?.nextElementSibling?.textContent).toBe("932.00");
});

test("it is in its own language, and browsers do not translate names, numbers and amounts", async () => {
  const { root, article } = await show(CHINESE);
  expect(article.closest("[lang]")?.getAttribute("lang")).toBe("zh");
  for (const value of root.querySelectorAll("dd, td"))
    for (const words of value.querySelectorAll("bdi")) expect(words.getAttribute("translate")).toBe("no");
  expect(root.querySelectorAll("dd > bdi").length).toBe(root.querySelectorAll("dd").length);
});

test.each([
  ["LONG", LONG],
  ["HOSTILE", HOSTILE],
  ["LICENCE", LICENCE],
  ["CHINESE", CHINESE],
  ["SLIP", SLIP],
])("nothing of %s extends beyond the paper, even at a phone's width", async (_, document) => {
  for (const width of ["20em", "50em"]) {
    const { root, article } = await show(document, width);
    const paper = article.getBoundingClientRect();
    for (const element of root.querySelectorAll("article *"))
      expect(element.getBoundingClientRect().right, element.outerHTML).toBeLessThanOrEqual(paper.right + 1);
  }
});

test("on a narrow screen a row shows the values without a column below its name, once only", async () => {
  const { article } = await show(RECEIPT, "20em");
  expect(article.innerText.match(/2026\/1 hingga 2026\/4/g)).toHaveLength(1);
  expect(article.innerText).not.toMatch(/Perkara\s+Tempoh/);
  const { article: wide } = await show(RECEIPT, "60em");
  expect(wide.innerText.match(/2026\/1 hingga 2026\/4/g)).toHaveLength(1);
});

test("on a phone no word of a licence's last day breaks", async () => {
  const day = "30\u00a0SEPTEMBER\u00a02027";
  const { root } = await show({ ...LICENCE, validity: { ...LICENCE.validity, day } }, "18em");
  const shown = [...root.querySelectorAll("bdi")].find(({ textContent }) =>
    textContent?.includes("SEPTEMBER"),
  );
  const text = shown?.firstChild;
  const word = document.createRange();
  word.setStart(text!, 3);
  word.setEnd(text!, 3 + "SEPTEMBER".length);
  expect(word.toString()).toBe("SEPTEMBER");
  expect(word.getClientRects()).toHaveLength(1);
});

test("on a phone a licence's facts are one below the other, its number stays whole, and the name is above the proof", async () => {
  const design = DESIGNS.open_space;
  const { root } = await show({ ...LICENCE, design: { ...design, proof: "below" } }, "20em");
  const facts = [...root.querySelectorAll("dl > div")].map((fact) => fact.getBoundingClientRect());
  expect(facts).toHaveLength(LICENCE.facts.length);
  for (const [index, fact] of facts.slice(1).entries())
    expect(fact.top).toBeGreaterThanOrEqual(facts[index]!.bottom);
  const number = [...root.querySelectorAll("footer bdi > span")].find(
    ({ textContent }) => textContent === "205-1302",
  );
  expect(number!.getBoundingClientRect().height).toBeLessThan(
    1.8 * Number.parseFloat(getComputedStyle(number!).fontSize),
  );

  const { root: beside } = await show({ ...LICENCE, design }, "20em");
  const [bars, qr] = ["205-1302-2027", "Scan to verify this licence"].map((caption) =>
    [...beside.querySelectorAll("figure")].find(({ textContent }) => textContent?.includes(caption)),
  );
  expect(qr!.getBoundingClientRect().top).toBeGreaterThan(bars!.getBoundingClientRect().bottom);
  expect(qr!.getBoundingClientRect().width).toBeCloseTo(bars!.getBoundingClientRect().width, 0);
});

test("names that look like markup stay text, and none changes the writing direction", async () => {
  const { root, article } = await show(HOSTILE);
  expect(article.innerText).toContain(`<img src=x onerror="alert(1)"> & <script>alert(1)</script>`);
  expect(root.querySelectorAll("img, script, b")).toHaveLength(0);
  expect(article.innerText).toContain("gnp.tiser Sdn. Bhd.");
  expect(article.textContent).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
});

test("pictures are drawn, and a broken picture is replaced by words", async () => {
  const broken = { source: "data:image/png;base64,iVBORw0KGgo=", shows: "Photo of the holder" };
  const { root, article } = await show({ ...LICENCE, photo: broken });
  await eventually(() => expect(root.querySelectorAll("canvas")).toHaveLength(2));
  const [crest] = root.querySelectorAll("canvas");
  const { data } = crest!.getContext("2d")!.getImageData(64, 64, 1, 1);
  expect(data[3]).toBe(255);
  expect(article.innerText).toContain("Photo of the holder");
});

test("a code that cannot be drawn leaves the document readable", async () => {
  const empty = { kind: "qr", value: "", caption: "Imbas" } as const;
  const { root, article } = await show({
    ...RECEIPT,
    sections: [...RECEIPT.sections.slice(0, -1), { kind: "codes", codes: [empty] }],
  });
  await eventually(() => expect(root.querySelectorAll("canvas")).toHaveLength(1));
  expect(article.innerText).toContain("932.00");
  expect(article.innerText).toContain("Imbas");
});

test("the foot is at the end of the document when the browser cannot print it on each page, and nowhere else", async () => {
  const shown = async (printed?: { readonly feet: boolean }) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const sheet = <DocumentSheet document={RECEIPT} drawings={NO_DRAWINGS} printed={printed} />;
    return find((await mountInShadow(sheet)).root, "footer").innerText;
  };
  expect(await shown({ feet: false })).toContain(RECEIPT.foot.text);
  expect(await shown({ feet: true })).not.toContain(RECEIPT.foot.text);
  expect(await shown()).not.toContain(RECEIPT.foot.text);
});
