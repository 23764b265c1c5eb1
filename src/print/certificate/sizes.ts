import type { SheetPaper } from "../printedDocument.ts";

/** The sizes of a certificate on one paper. Lengths are millimetres. Sizes of text are points. */
export interface CertificateSizes {
  readonly width: number;
  readonly height: number;
  /** From the paper's edge to the text. */
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly text: {
    readonly issuer: number;
    readonly title: number;
    readonly name: number;
    readonly until: number;
    readonly day: number;
    readonly fact: number;
    readonly label: number;
    readonly condition: number;
  };
  readonly crest: number;
  /** A Malaysian passport photo, or its proportions. */
  readonly photo: { readonly width: number; readonly height: number };
  /** The side of the QR code. The modules of the longest statement are then larger than 0.35 mm. */
  readonly qr: number;
  readonly bars: { readonly width: number; readonly height: number };
  readonly signature: { readonly width: number; readonly height: number };
  /** The gap between the parts: the least, and the most where the page has room. */
  readonly gap: { readonly least: number; readonly most: number };
  /** A pocket card shows on its front only what an officer looks for. The conditions and the rest are on its back. */
  readonly isPocket: boolean;
}

const OFFICE: Omit<CertificateSizes, "width" | "height"> = {
  margin: { side: 20, top: 17, bottom: 18 },
  text: { issuer: 15, title: 28, name: 22, until: 14, day: 40, fact: 10.5, label: 8, condition: 7.5 },
  crest: 25,
  photo: { width: 35, height: 45 },
  qr: 36,
  bars: { width: 78, height: 11 },
  signature: { width: 46, height: 14 },
  gap: { least: 2.4, most: 9 },
  isPocket: false,
};

export const CERTIFICATE_SIZES: Readonly<Record<SheetPaper, CertificateSizes>> = {
  a4: { ...OFFICE, width: 210, height: 297 },
  letter: { ...OFFICE, width: 215.9, height: 279.4, gap: { least: 2, most: 9 } },
  a6: {
    width: 105,
    height: 148,
    margin: { side: 10, top: 7, bottom: 9 },
    text: { issuer: 9, title: 14, name: 12, until: 8, day: 21, fact: 7, label: 6, condition: 6.5 },
    crest: 12,
    photo: { width: 21, height: 27 },
    qr: 29,
    bars: { width: 60, height: 7 },
    signature: { width: 24, height: 7 },
    gap: { least: 1.2, most: 4 },
    isPocket: true,
  },
};
