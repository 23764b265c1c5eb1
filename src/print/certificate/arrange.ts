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
  const setting = settingOf(certificate);
  const { sizes } = setting;
  const { texts } = certificate.conditions;
  const pages: (readonly Block[])[] = [];
  const inFront = sizes.isPocket ? 0 : fitting(setting, 0, (count) => front(setting, count));
  pages.push(front(setting, inFront));
  let facts = certificate.facts.slice(setting.facts.length);
  for (let from = inFront; from < texts.length || facts.length > 0; ) {
    const page = (count: number) => back(setting, { from, count, facts });
    const count = Math.max(facts.length === 0 ? 1 : 0, fitting(setting, from, page));
    pages.push(page(count));
    from += count;
    facts = [];
  }
  const { foot } = certificate;
  return pages.map((blocks, index) => ({
    blocks,
    gap: gapOf(setting, blocks, index === 0),
    foot: [foot.text, foot.page(index + 1, pages.length)],
  }));
}

/** Parts of the sizes of names and facts. */
const SHRUNK = [1, 0.92, 0.8, 0.68, 0.56, 0.45];
/** With this part a name on a sheet has 20 points. */
const NAME = 0.92;
/** The smallest facts on a sheet. */
const FACT = 0.68;

/**
 * The first setting with which the first page is not too high. On a sheet the facts become smaller first, then some move to the
 * second page. Only a name that fills the page becomes smaller too. A pocket card, a copy of the sheet, keeps all facts.
 */
function settingOf(certificate: Certificate): Setting {
  const sizes = CERTIFICATE_SIZES[certificate.paper];
  const { text } = sizes;
  const { facts } = certificate;
  const set = (name: number, fact: number, inFront = facts.length): Setting => ({
    certificate,
    sizes: { ...sizes, text: { ...text, name: text.name * name, fact: text.fact * fact } },
    align: certificate.design.align,
    width: sizes.width - 2 * sizes.margin.side,
    facts: facts.slice(0, inFront),
  });
  const settings = sizes.isPocket
    ? SHRUNK.map((part) => set(part, part))
    : [
        ...SHRUNK.filter((part) => part >= FACT).map((part) => set(Math.max(part, NAME), part)),
        ...facts.map((_, moved) => set(NAME, FACT, facts.length - 1 - moved)),
      ];
  const fits = settings.find((setting) => spare(setting, front(setting, 0)) >= 0);
  return fits ?? (sizes.isPocket ? set(0.38, 0.38) : set(0.6, FACT, 0));
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
