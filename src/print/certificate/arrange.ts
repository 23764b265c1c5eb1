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
  for (let from = inFront; from < texts.length; ) {
    const count = Math.max(
      1,
      fitting(setting, from, (some) => back(setting, from, some)),
    );
    pages.push(back(setting, from, count));
    from += count;
  }
  const { foot } = certificate;
  return pages.map((blocks, index) => ({
    blocks,
    gap: gapOf(setting, blocks, index === 0),
    foot: [foot.text, foot.page(index + 1, pages.length)],
  }));
}

/** Parts of the sizes of names and facts. The longest texts that a record can have need the smallest. */
const SHRUNK = [1, 0.92, 0.8, 0.68, 0.56, 0.45, 0.38];

/** The paper's sizes, with smaller names and facts if the first page would otherwise be too high. */
function settingOf(certificate: Certificate): Setting {
  const { text, ...others } = CERTIFICATE_SIZES[certificate.paper];
  const settings = SHRUNK.map((part): Setting => {
    const sizes = { ...others, text: { ...text, name: text.name * part, fact: text.fact * part } };
    return {
      certificate,
      sizes,
      align: certificate.design.align,
      width: sizes.width - 2 * sizes.margin.side,
    };
  });
  const fits = settings.find((setting) => spare(setting, front(setting, 0)) >= 0);
  const [usual] = settings;
  if (usual === undefined) throw new Error("A certificate has at least one size.");
  return fits ?? settings.at(-1) ?? usual;
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
