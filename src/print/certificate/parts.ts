import type { Certificate, DocumentFact } from "../printedDocument.ts";
import type { Block, Cell, TextBlock } from "./blocks.ts";
import type { Align } from "./designs.ts";
import { linesOf } from "./measure.ts";
import type { CertificateSizes } from "./sizes.ts";

/** The muted colour of labels and of the foot, and the ink. */
export const MUTED = "#4a4a4a";
const INK = "#111111";
const WHITE = "#ffffff";

/** A certificate with the sizes for its paper. */
export interface Setting {
  readonly certificate: Certificate;
  readonly sizes: CertificateSizes;
  readonly align: Align;
  /** The width of the text area. */
  readonly width: number;
  /** The facts on the first page. Those without room there are on the second. */
  readonly facts: readonly DocumentFact[];
  /** Whether the permission and the small print are on the second page. */
  readonly areTermsBehind: boolean;
}

/** The page for the wall, or the front of a pocket card: everything but the conditions that do not fit. */
export function front(setting: Setting, conditions: number): readonly Block[] {
  const { certificate, areTermsBehind } = setting;
  const { design, photo } = certificate;
  const beside = isBeside(setting) ? besideProof(setting) : undefined;
  const isValidityLast = !design.isValidityFirst && (beside === undefined || photo === undefined);
  return [
    ...markBlocks(setting),
    letterhead(setting),
    title(setting),
    ...(design.isValidityFirst ? [validity(setting, setting.width)] : []),
    ...(beside ?? nameAndFacts(setting)),
    ...(isValidityLast ? [validity(setting, setting.width)] : []),
    ...(areTermsBehind ? [] : [permission(setting)]),
    ...(beside === undefined ? proofBelow(setting) : []),
    ...conditionBlocks(setting, 0, conditions),
    ...(areTermsBehind ? [] : [smallPrint(setting)]),
  ];
}

function isBeside({ certificate, sizes }: Setting): boolean {
  return certificate.design.proof !== "below" && !sizes.isPocket;
}

function permission(setting: Setting): Block {
  const { certificate, sizes } = setting;
  return say(certificate.validity.text, sizes.isPocket ? sizes.text.condition : 9.5, setting);
}

function smallPrint(setting: Setting): Block {
  const { certificate, sizes } = setting;
  const small = (text: string) => say(text, sizes.text.label, setting, { color: MUTED });
  const { payment, notes } = certificate;
  return {
    kind: "stack",
    gap: 0.5,
    blocks: [small(payment.map(inWords).join(" · ")), small(notes.join(" "))],
  };
}

/**
 * A further page, which shows whose conditions it has.
 * @param facts that had no room on the first page
 */
export function back(
  setting: Setting,
  { from, count, facts }: { from: number; count: number; facts: readonly DocumentFact[] },
): readonly Block[] {
  const { certificate, sizes, align } = setting;
  const { issuer, heading, number, name, validity: valid, design } = certificate;
  const { text } = sizes;
  const crest = crestBlock(setting, sizes.crest * 0.6);
  const start: Pick<Setting, "align"> = { align: "start" };
  return [
    ...markBlocks(setting),
    {
      kind: "row",
      gap: 4,
      cells: [
        ...crest.map((block) => ({ width: sizes.crest * 0.6, block })),
        {
          width: "rest",
          block: {
            kind: "stack",
            gap: 0.5,
            blocks: [
              say(issuer, text.fact + 1, start, { bold: true, isData: true }),
              say(`${heading.official} ${number.text}`, text.until, start, {
                bold: true,
                color: design.accent,
              }),
              say(name.text, text.fact, start, { bold: true, isData: true }),
            ],
          },
        },
      ],
    },
    say(`${valid.label}  ${valid.day}`, text.until, { align }, { bold: true, color: design.accent }),
    { kind: "line", color: design.accent, weight: 1 },
    ...(facts.length === 0 ? [] : [factsBlock(setting, facts, 1)]),
    ...conditionBlocks(setting, from, count),
    ...(setting.areTermsBehind ? [permission(setting), smallPrint(setting)] : []),
  ];
}

function say(
  text: string,
  size: number,
  { align }: Pick<Setting, "align">,
  more: Partial<TextBlock> = {},
): TextBlock {
  return { kind: "text", text, size, align, color: INK, ...more };
}

/** A frame in the ink of the text, because a printer may leave out a filled panel. */
function markBlocks({ certificate: { mark }, sizes }: Setting): readonly Block[] {
  if (mark === undefined) return [];
  const border = { color: INK, weight: 2 };
  return [
    {
      kind: "stack",
      gap: 0,
      panel: { border, padding: sizes.isPocket ? 1 : 2 },
      blocks: [say(mark, sizes.text.until, { align: "center" }, { bold: true })],
    },
  ];
}

const inWords = ({ label, text }: DocumentFact) => `${label}: ${text}`;

function crestBlock({ certificate: { crest } }: Setting, size: number): readonly Block[] {
  return crest === undefined ? [] : [{ kind: "picture", picture: crest, width: size, height: size }];
}

function letterhead(setting: Setting): Block {
  const { certificate, sizes } = setting;
  const { design, issuer, below } = certificate;
  const place = design.head;
  const align = place === "above" ? "center" : "start";
  const color = place === "bar" ? WHITE : INK;
  const crest = crestBlock(setting, sizes.crest);
  const names: Block = {
    kind: "stack",
    gap: 0.5,
    blocks: [
      say(issuer, sizes.text.issuer, { align }, { bold: true, color, isData: true }),
      ...(below === undefined ? [] : [say(below, sizes.text.fact, { align }, { color })]),
    ],
  };
  if (place === "above") return { kind: "stack", gap: 2, blocks: [...crest, names] };
  const beside: Block =
    place === "bar"
      ? { ...names, panel: { fill: design.accent, padding: sizes.crest * 0.22 } }
      : { kind: "stack", gap: 0, blocks: [{ kind: "space", height: sizes.crest * 0.25 }, names] };
  const cells = [
    ...crest.map((block) => ({ width: sizes.crest, block })),
    { width: "rest" as const, block: beside },
  ];
  const motif: Block = { kind: "motif", path: design.motif, size: sizes.crest * 0.85, color: design.accent };
  if (place === "bar") return { kind: "row", gap: 4, cells };
  const drawn = { width: sizes.crest * 0.85, block: motif };
  return {
    kind: "row",
    gap: 5,
    cells: place === "start" ? [...cells, drawn] : [drawn, ...cells.toReversed()],
  };
}

function title(setting: Setting): Block {
  const { certificate, sizes } = setting;
  const { design, heading, number } = certificate;
  const { accent, tint } = design;
  const color = design.title === "filled" ? WHITE : accent;
  const line: Block = { kind: "line", color: accent, weight: 1.5 };
  const ruled = design.title === "ruled" ? [line] : [];
  const { explained } = heading;
  return {
    kind: "stack",
    gap: 1,
    blocks: [
      {
        kind: "stack",
        gap: 0.8,
        ...(design.title === "filled" && { panel: { fill: accent, padding: 2.5 } }),
        ...(design.title === "tinted" && { panel: { fill: tint, padding: 2.5 } }),
        blocks: [
          ...ruled,
          say(heading.official.toUpperCase(), sizes.text.title, setting, {
            bold: true,
            color,
            isTitle: true,
          }),
          ...(explained === undefined ? [] : [say(explained, sizes.text.fact, setting, { color })]),
          ...ruled,
        ],
      },
      say(inWords(number), sizes.text.fact + 2, setting, { bold: true, isData: true }),
    ],
  };
}

function nameAndFacts(setting: Setting): readonly Block[] {
  const { certificate, sizes, facts } = setting;
  const { name } = certificate;
  return [
    {
      kind: "stack",
      gap: 0.5,
      blocks: [
        say(name.label, sizes.text.label, setting, { color: MUTED }),
        say(name.text, sizes.text.name, setting, { bold: true, isData: true }),
      ],
    },
    ...(facts.length === 0 ? [] : [factsBlock(setting, facts, isBeside(setting) ? 1 : 2)]),
  ];
}

function factsBlock({ sizes, align }: Setting, facts: readonly DocumentFact[], columns: 1 | 2): Block {
  return { kind: "facts", facts, columns, size: sizes.text.fact, labelSize: sizes.text.label, align };
}

const PANEL_PADDING = 3;

/** The largest size in which a day is on one line, also in the widest usual letters. */
function daySize(day: string, size: number, width: number): number {
  return linesOf(day, size * 1.03, width) === 1 ? size : daySize(day, size - 1, width);
}

/** The last day, in letters that an officer reads from three metres on A4. */
function validity(setting: Setting, width: number): Block {
  const { certificate, sizes } = setting;
  const { design, validity: valid } = certificate;
  const { accent, tint } = design;
  const color = design.validity === "filled" ? WHITE : accent;
  const line: Block = { kind: "line", color: accent, weight: 2.5 };
  const ruled = design.validity === "ruled" ? [line] : [];
  const panel = {
    framed: { border: { color: accent, weight: 2 }, padding: PANEL_PADDING },
    filled: { fill: accent, padding: PANEL_PADDING },
    tinted: { fill: tint, padding: PANEL_PADDING },
    ruled: undefined,
  }[design.validity];
  return {
    kind: "stack",
    gap: panel === undefined ? 1.2 : 0.5,
    ...(panel !== undefined && { panel }),
    blocks: [
      ...ruled,
      say(valid.label, sizes.text.until, setting, { bold: true, color }),
      // on a phone the day may take two lines
      say(
        valid.day.replaceAll("\u00a0", " "),
        daySize(valid.day, sizes.text.day, width - 2 * PANEL_PADDING),
        setting,
        {
          bold: true,
          color,
          isData: true,
        },
      ),
      ...ruled,
    ],
  };
}

function qrCode({ certificate, sizes }: Setting): Block {
  const { qr } = certificate.codes;
  return { kind: "code", code: qr, width: sizes.qr, height: sizes.qr, size: sizes.text.label - 1 };
}

function barCode({ certificate, sizes }: Setting): Block {
  return { kind: "code", code: certificate.codes.bars, ...sizes.bars, size: sizes.text.label };
}

function photoBlocks({ certificate: { photo }, sizes }: Setting): readonly Block[] {
  return photo === undefined ? [] : [{ kind: "picture", picture: photo, ...sizes.photo }];
}

function signatureBlocks({ certificate: { signature }, sizes }: Setting): readonly Block[] {
  if (signature === undefined) return [];
  const { picture, lines } = signature;
  const [first = "", ...others] = lines;
  const { text } = sizes;
  const start: Pick<Setting, "align"> = { align: "start" };
  return [
    {
      kind: "stack",
      gap: 0.6,
      blocks: [
        picture === undefined
          ? { kind: "space", height: sizes.signature.height }
          : { kind: "picture", picture, ...sizes.signature },
        { kind: "line", color: INK, weight: 0.8 },
        say(first, text.label + 0.5, start, { bold: true, isData: true }),
        ...others.map((line) => say(line, text.label + 0.5, start, { isData: true })),
      ],
    },
  ];
}

/** Millimetres between the parts of the proof. */
const PROOF_GAP = 5;

/** The photo, the code and the signature side by side. */
function proofBelow(setting: Setting): readonly Block[] {
  const { sizes, width } = setting;
  const photo = photoBlocks(setting);
  const rest = width - (photo.length === 0 ? 0 : sizes.photo.width + PROOF_GAP) - sizes.qr - PROOF_GAP;
  const bars = barCode(setting);
  const fits = rest >= sizes.bars.width;
  return [
    {
      kind: "row",
      gap: PROOF_GAP,
      cells: [
        ...photo.map((block) => ({ width: sizes.photo.width, block })),
        { width: sizes.qr, block: qrCode(setting) },
        {
          width: "rest",
          block: { kind: "stack", gap: 3, blocks: [...signatureBlocks(setting), ...(fits ? [bars] : [])] },
        },
      ],
    },
    ...(fits ? [] : [bars]),
  ];
}

/** The width of the column beside the name. */
function sideWidth({ sizes }: Setting): number {
  return Math.max(sizes.qr, sizes.photo.width) + 2;
}

/**
 * The name and the facts, beside a column with the photo, the code and the signature. A photo makes the column so high that the
 * validity has room beside it too.
 */
function besideProof(setting: Setting): readonly Block[] {
  const { design, photo } = setting.certificate;
  const side: Cell = {
    isProof: true,
    width: sideWidth(setting),
    block: {
      kind: "stack",
      gap: 3,
      blocks: [...photoBlocks(setting), qrCode(setting), ...signatureBlocks(setting)],
    },
  };
  const width = setting.width - sideWidth(setting) - PROOF_GAP;
  const main = {
    width,
    block: {
      kind: "stack",
      gap: 4,
      blocks: [
        ...nameAndFacts(setting),
        ...(design.isValidityFirst || photo === undefined ? [] : [validity(setting, width)]),
        barCode(setting),
      ],
    } as const,
  };
  const cells = design.proof === "start" ? [side, main] : [main, side];
  return [{ kind: "row", gap: PROOF_GAP, cells }];
}

function conditionBlocks(setting: Setting, from: number, count: number): readonly Block[] {
  const { certificate, sizes } = setting;
  if (count === 0) return [];
  return [
    {
      kind: "conditions",
      heading: certificate.conditions.heading,
      texts: certificate.conditions.texts.slice(from, from + count),
      first: from + 1,
      size: sizes.text.condition,
      headingSize: sizes.text.label + 1,
      columns: sizes.isPocket ? 1 : 2,
      color: certificate.design.accent,
    },
  ];
}
