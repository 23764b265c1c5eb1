import type { Certificate } from "../printedDocument.ts";
import type { Block } from "./blocks.ts";
import { heightOf } from "./measure.ts";
import { back, front, type Setting } from "./parts.ts";
import { CERTIFICATE_SIZES } from "./sizes.ts";

/** A page of a certificate: its blocks from top to bottom, with the same gap between them, and the text of its foot. */
export interface CertificatePage {
  readonly blocks: readonly Block[];
  /** Millimetres. */
  readonly gap: number;
  readonly foot: readonly [text: string, page: string];
}

/**
 * Arranges a certificate on pages by its design. The first page has as many conditions as fit. The others are on further pages,
 * each with the council, the title, the number and the validity.
 */
export function arrange(certificate: Certificate): readonly CertificatePage[] {
  const { texts } = certificate.conditions;
  const setting = withSmallerConditions(settingOf(certificate), texts.length);
  const { sizes } = setting;
  const pages: (readonly Block[])[] = [];
  const inFront = sizes.isPocket ? 0 : fitting(setting, 0, (count) => front(setting, count));
  pages.push(front(setting, inFront));
  let facts = certificate.facts.slice(setting.facts.length);
  let isIncomplete = setting.areTermsBehind || facts.length > 0;
  for (let from = inFront; from < texts.length || isIncomplete; ) {
    const page = (count: number) => back(setting, { from, count, facts });
    // a page without facts has at least one condition, though it may be too high
    const count = Math.max(isIncomplete ? 0 : 1, fitting(setting, from, page));
    pages.push(page(count));
    from += count;
    facts = [];
    isIncomplete = false;
  }
  const { foot } = certificate;
  return pages.map((blocks, index) => ({
    blocks,
    gap: gapOf(setting, blocks, index === 0),
    foot: [foot.text, foot.page(index + 1, pages.length)],
  }));
}

/** Parts of the sizes of names and facts. */
const SHRUNK = [1, 0.92, 0.8, 0.68];
/** The smallest facts. */
const FACT = 0.68;
/** The smallest name: 20 points on a sheet. A name of wide letters may need less on a pocket card. */
const NAME = { sheet: 0.92, pocket: FACT };
const SMALLEST = 0.38;

/**
 * The first setting with which the first page is not too high. The facts become smaller first, and the name a little. Then some facts
 * move to the second page. At last the terms of a sheet move too, and the name on a pocket card becomes smaller.
 */
function settingOf(certificate: Certificate): Setting {
  const sizes = CERTIFICATE_SIZES[certificate.paper];
  const { text, isPocket } = sizes;
  const { facts } = certificate;
  const least = isPocket ? NAME.pocket : NAME.sheet;
  const set = (name: number, fact: number, inFront: number, areTermsBehind = isPocket): Setting => ({
    certificate,
    sizes: { ...sizes, text: { ...text, name: text.name * name, fact: text.fact * fact } },
    align: certificate.design.align,
    width: sizes.width - 2 * sizes.margin.side,
    facts: facts.slice(0, inFront),
    areTermsBehind,
  });
  const settings = [
    ...SHRUNK.map((part) => set(Math.max(part, least), part, facts.length)),
    ...facts.map((_, moved) => set(least, FACT, facts.length - 1 - moved)),
    ...(isPocket ? [0.56, 0.45].map((part) => set(part, FACT, 0)) : []),
  ];
  const last = set(isPocket ? SMALLEST : least, FACT, 0, true);
  return settings.find((setting) => spare(setting, front(setting, 0)) >= 0) ?? last;
}

/** Sizes of the conditions on a sheet, in points. */
const CONDITIONS = [7.5, 7, 6.5];

/** The setting with the largest conditions that all have room on a sheet's first page. Without room for all they keep their size. */
function withSmallerConditions(setting: Setting, count: number): Setting {
  const { sizes } = setting;
  if (sizes.isPocket) return setting;
  const settings = CONDITIONS.map((condition) => ({
    ...setting,
    sizes: { ...sizes, text: { ...sizes.text, condition } },
  }));
  return settings.find((smaller) => spare(smaller, front(smaller, count)) >= 0) ?? setting;
}

/** The largest number of conditions, from one on, with which the page is not too high. */
function fitting(setting: Setting, from: number, page: (count: number) => readonly Block[]): number {
  let count = setting.certificate.conditions.texts.length - from;
  while (count > 0 && spare(setting, page(count)) < 0) count -= 1;
  return count;
}

/** Millimetres that stay free, because letters of some fonts are wider than the estimate. */
const RESERVE = { sheet: 3, pocket: 7 };

/** The height that remains with the least gaps. Negative if the blocks need more than the page has. */
function spare({ sizes, width }: Setting, blocks: readonly Block[]): number {
  const needed = blocks.reduce((height, block) => height + heightOf(block, width) + sizes.gap.least, 0);
  const reserve = sizes.isPocket ? RESERVE.pocket : RESERVE.sheet;
  return sizes.height - sizes.margin.top - sizes.margin.bottom - reserve - needed;
}

function gapOf(setting: Setting, blocks: readonly Block[], isFront: boolean): number {
  const { least, most } = setting.sizes.gap;
  if (!isFront) return least * 1.5;
  return Math.min(most, least + (0.7 * Math.max(0, spare(setting, blocks))) / blocks.length);
}
