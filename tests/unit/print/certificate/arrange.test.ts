import { describe, expect, test } from "vitest";
import { arrange } from "../../../../src/print/certificate/arrange.ts";
import type { Block } from "../../../../src/print/certificate/blocks.ts";
import { DESIGNS } from "../../../../src/print/certificate/designs.ts";
import { footRise, frameScale } from "../../../../src/print/certificate/frameParts.ts";
import { heightOf } from "../../../../src/print/certificate/measure.ts";
import { CERTIFICATE_SIZES } from "../../../../src/print/certificate/sizes.ts";
import type { Certificate, SheetPaper } from "../../../../src/print/printedDocument.ts";
import { LICENCE } from "../../../../src/print/stories/examples.ts";

const KINDS = Object.values(DESIGNS);
const PAPERS: readonly SheetPaper[] = ["a4", "letter", "a6"];

function inside(block: Block): readonly Block[] {
  if (block.kind === "stack") return [block, ...block.blocks.flatMap(inside)];
  if (block.kind === "row") return [block, ...block.cells.flatMap((cell) => inside(cell.block))];
  return [block];
}

const blocksOf = (certificate: Certificate) =>
  arrange(certificate).map((page) => page.blocks.flatMap(inside));

const sizeOf = (blocks: readonly Block[], text: string) =>
  blocks.flatMap((block) => (block.kind === "text" && block.text === text ? [block.size] : []))[0] ?? 0;

/** As of an element in test mode. */
const MARK = "TEST: only pretend payments, without real money";

const conditions = (count: number) => ({
  heading: "Conditions",
  texts: [...Array(count).keys()].map((index) => `Condition ${index + 1} of the council`),
});

/** Names of 200 characters, as many as a record has, in letters of different widths. */
const LONGEST = [
  ["mixed", "HAJI ABDUL RAHMAN BIN MOHAMMAD NOOR @ 陳美玲 ".repeat(5).slice(0, 200)],
  ["Chinese", "陳美玲黃金發展有限公司".repeat(20).slice(0, 200)],
  ["the widest letters", "W".repeat(200)],
] as const;

const named = (text: string) => ({
  name: { label: "Licence holder", text },
  facts: ["Business name", "Address", "Activity"].map((label) => ({ label, text })),
});

test("ten kinds of licence have ten designs, each pair different in the frame, the motif, the colour and the arrangement", () => {
  expect(KINDS).toHaveLength(10);
  const looks = (design: (typeof KINDS)[number]) => [
    design.head,
    design.title,
    design.validity,
    design.align,
    design.proof,
    String(design.isValidityFirst),
  ];
  for (const one of KINDS)
    for (const other of KINDS.filter((design) => design !== one)) {
      expect(one.accent).not.toBe(other.accent);
      expect(one.motif).not.toBe(other.motif);
      expect([one.frame, one.bands, one.corner]).not.toEqual([other.frame, other.bands, other.corner]);
      const differences = looks(one).filter((look, index) => look !== looks(other)[index]);
      expect(differences.length).toBeGreaterThanOrEqual(2);
    }
});

test("makes the conditions smaller, but not below 6.5 points, before one goes to a second page", () => {
  const onePage = KINDS.flatMap((design) => {
    const made = [...Array(60).keys()].map((index) =>
      blocksOf({ ...LICENCE, design, conditions: conditions(index + 1) }),
    );
    const sizes = made.map((pages) => pages[0]?.find((block) => block.kind === "conditions")?.size);
    const alone = sizes.filter((_, index) => made[index]?.length === 1);
    expect(alone[0]).toBe(7.5);
    expect(made.at(-1)?.length).toBeGreaterThan(1);
    expect(sizes.at(-1)).toBe(7.5);
    return alone;
  });
  expect([...new Set(onePage)].toSorted()).toEqual([6.5, 7, 7.5]);
});

describe.each(Object.entries(DESIGNS))("a certificate for %s", (_kind, design) => {
  test("is one A4 page with a title of 28 points, a name of 20 or more, and a last day of 9 mm letters or nearly", () => {
    const pages = blocksOf({ ...LICENCE, design });
    expect(pages).toHaveLength(1);
    const [blocks = []] = pages;
    expect(sizeOf(blocks, "LESEN PENJAJA")).toBe(28);
    expect(sizeOf(blocks, LICENCE.name.text)).toBeGreaterThanOrEqual(20);
    expect(sizeOf(blocks, LICENCE.validity.day)).toBeGreaterThanOrEqual(28);
  });

  test.each(LONGEST)(
    "keeps the longest name of a record, %s, at 20 points or more on a sheet, and has each fact and term once",
    (_letters, text) => {
      for (const paper of PAPERS) {
        const certificate = { ...LICENCE, design, paper, ...named(text), conditions: conditions(20) };
        const pages = blocksOf(certificate);
        expect(sizeOf(pages[0] ?? [], text)).toBeGreaterThanOrEqual(paper === "a6" ? 5 : 20);
        const shown = pages.flat().flatMap((block) => (block.kind === "facts" ? block.facts : []));
        expect(shown).toEqual(certificate.facts);
        for (const block of pages.flat())
          if (block.kind === "facts") expect(block.size).toBeGreaterThan(paper === "a6" ? 4.7 : 7);
        const texts = pages.flat().flatMap((block) => (block.kind === "text" ? [block.text] : []));
        expect(texts).toContain(LICENCE.validity.text);
        expect(texts).toContain(LICENCE.notes.join(" "));
      }
    },
  );

  test.each(LONGEST)("is never higher than its paper, with the longest names, %s", (_letters, text) => {
    for (const paper of PAPERS) {
      const { height, width, margin } = CERTIFICATE_SIZES[paper];
      const live = { ...LICENCE, design, paper, ...named(text) };
      for (const { blocks, gap } of [live, { ...live, mark: MARK }].flatMap(arrange)) {
        const needed = blocks.map((block) => heightOf(block, width - 2 * margin.side));
        const all = needed.reduce((sum, one) => sum + one, gap * (blocks.length - 1));
        expect(all).toBeLessThanOrEqual(height - margin.top - margin.bottom);
      }
    }
  });

  test.each(PAPERS)("has its frame and its bands below the foot, on %s", (paper) => {
    const sizes = CERTIFICATE_SIZES[paper];
    const scale = frameScale(sizes);
    const rings = design.frame.map(({ inset, weight }) => inset * scale + (weight * 25.4) / 72);
    const bands = design.bands
      .filter(({ side }) => side === "bottom")
      .map(({ inset, size }) => (inset + size) * scale);
    for (const height of [...rings, ...bands]) expect(height).toBeLessThan(footRise(sizes));
  });

  test.each(PAPERS)("with a mark shows it at the top of each page, larger than the facts, on %s", (paper) => {
    const pages = arrange({ ...LICENCE, design, paper, mark: MARK, conditions: conditions(60) });
    expect(pages.length).toBeGreaterThan(1);
    for (const { blocks } of pages) {
      expect(blocks.slice(0, 1).flatMap(inside)).toContainEqual(
        expect.objectContaining({ text: MARK, bold: true }),
      );
      expect(sizeOf(blocks.flatMap(inside), MARK)).toBeGreaterThan(CERTIFICATE_SIZES[paper].text.fact);
    }
  });

  test.each(PAPERS)("has each of 1 to 20 conditions once and in order, on %s", (paper) => {
    for (let count = 1; count <= 20; count++) {
      const wanted = conditions(count);
      const lists = blocksOf({ ...LICENCE, design, paper, conditions: wanted })
        .flat()
        .filter((block) => block.kind === "conditions");
      expect(lists.flatMap(({ texts }) => texts)).toEqual(wanted.texts);
      expect(lists.map(({ first, texts }) => wanted.texts.indexOf(texts[0] ?? "") + 1 - first)).toEqual(
        lists.map(() => 0),
      );
    }
  });

  test("has the council, the title with the number, the name and the validity on each further page", () => {
    const pages = blocksOf({ ...LICENCE, design, paper: "a6" });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(1)) {
      const texts = page.flatMap((block) => (block.kind === "text" ? [block.text] : []));
      expect(texts).toContain(LICENCE.issuer);
      expect(texts).toContain(LICENCE.title);
      expect(texts).toContain(LICENCE.name.text);
      expect(texts.join()).toContain(LICENCE.validity.day);
    }
  });
});
