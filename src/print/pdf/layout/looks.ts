import type { Paper } from "../../printedDocument.ts";

/** The sizes of a paper. Lengths are points, 72 to an inch. */
export interface Looks {
  readonly width: number;
  readonly margins: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly size: {
    readonly issuer: number;
    readonly title: number;
    readonly heading: number;
    readonly strong: number;
    readonly text: number;
    readonly small: number;
  };
  readonly crest: number;
  /** The side of a QR code. The modules of the longest statement are then larger than 0.4 mm. */
  readonly qr: number;
  /** The gap between sections. */
  readonly gap: number;
}

/** The colours of the PDF. They also work in black and white. The colours of text are dark enough for small text on white. */
export const INK = "#1a1a1a";
export const QUIET = "#4a5560";
export const ACCENT = "#143c5a";
export const LINE = "#b9c4cd";
export const SHADE = "#eef2f5";

export const MILLIMETRE = 72 / 25.4;

const SHEET: Omit<Looks, "width"> = {
  margins: { side: 18 * MILLIMETRE, top: 15 * MILLIMETRE, bottom: 18 * MILLIMETRE },
  size: { issuer: 15, title: 17, heading: 11, strong: 12, text: 9.5, small: 8 },
  crest: 20 * MILLIMETRE,
  qr: 36 * MILLIMETRE,
  gap: 5 * MILLIMETRE,
};

export const LOOKS: Readonly<Record<Paper, Looks>> = {
  a4: { ...SHEET, width: 210 * MILLIMETRE },
  letter: { ...SHEET, width: 215.9 * MILLIMETRE },
  // The printers print on 72 of the 80 mm.
  slip80: {
    width: 80 * MILLIMETRE,
    margins: { side: 4 * MILLIMETRE, top: 4 * MILLIMETRE, bottom: 6 * MILLIMETRE },
    size: { issuer: 11, title: 12, heading: 9, strong: 10, text: 8, small: 7 },
    crest: 16 * MILLIMETRE,
    qr: 50 * MILLIMETRE,
    gap: 3 * MILLIMETRE,
  },
};

/** The width between the margins, in points. */
export function innerWidth({ width, margins }: Looks): number {
  return width - 2 * margins.side;
}
