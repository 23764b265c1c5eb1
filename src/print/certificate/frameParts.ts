import type { CertificateDesign } from "./designs.ts";
import type { CertificateSizes } from "./sizes.ts";

/** Millimetres on A4. */
export const CORNER_SIZE = 9;
export const STRIPE = 7;

/** A pocket card has the frame of A4 at half its size. */
export function frameScale({ width }: CertificateSizes): number {
  return width < 150 ? 0.5 : 1;
}

/** Millimetres from the text area to the foot, so that no corner touches it. */
export const FOOT_INSET = 4;

/** Millimetres from the paper's edge to the foot, so that no frame touches it. */
export function footRise({ margin }: CertificateSizes): number {
  return margin.bottom * 0.7;
}

/** The weight of a motif's lines, in units of its box of 24. */
export const MOTIF_WEIGHT = 1;

/** The place of the pale motif behind the text, in millimetres. */
export function watermarkOf({ width, height }: CertificateSizes): {
  readonly size: number;
  readonly top: number;
} {
  const size = width * 0.62;
  return { size, top: (height - size) * 0.42 };
}

interface Corner {
  /** Millimetres on A4. */
  readonly inset: number;
  readonly isEnd: boolean;
  readonly isBottom: boolean;
}

/** The four corners of the innermost ring, or none if the design has no ornament. */
export function cornersOf({ frame, corner }: CertificateDesign): readonly Corner[] {
  if (corner === undefined) return [];
  const inset = Math.max(0, ...frame.map((ring) => ring.inset)) + 1;
  return [false, true].flatMap((isEnd) => [false, true].map((isBottom) => ({ inset, isEnd, isBottom })));
}
