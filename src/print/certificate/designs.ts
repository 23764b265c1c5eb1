import type { LicenceTemplate } from "../licence/templates.ts";

export type Align = "start" | "center";

/**
 * The design of a certificate. A design is data: colours, frame, motif and arrangement. All designs share one set of sizes and
 * one set of parts. Lengths are millimetres. Weights of lines are points.
 */
export interface CertificateDesign {
  /** The colour of the frame, the title and the labels, at least 4.5:1 on white and on the tint. White text is on it too. */
  readonly accent: string;
  /** The pale colour of panels and of the motif behind the text. */
  readonly tint: string;
  readonly frame: readonly Ring[];
  /** An ornament in each corner of the first ring. */
  readonly corner?: string;
  readonly bands: readonly Band[];
  /** A drawing in lines, in a box of 24 by 24. */
  readonly motif: string;
  /** Where the crest is: above the issuer, at its start or at its end. In a bar, the issuer is white on the accent colour. */
  readonly head: "above" | "start" | "end" | "bar";
  readonly title: "plain" | "filled" | "ruled" | "tinted";
  readonly validity: "framed" | "filled" | "ruled" | "tinted";
  readonly align: Align;
  /** The photo, the code and the signature: in a row below, or in a column at one side. */
  readonly proof: "below" | "start" | "end";
  /** Whether the validity is above the name, for a permit of a few days. */
  readonly isValidityFirst: boolean;
}

/** A line around the page. */
export interface Ring {
  /** The distance from the paper's edge. */
  readonly inset: number;
  readonly weight: number;
  readonly radius: number;
  readonly isDashed?: true;
}

/** A strip of colour along an edge, whole or in stripes. */
export interface Band {
  readonly side: "top" | "bottom" | "start" | "end";
  readonly inset: number;
  readonly size: number;
  readonly isStriped?: true;
}

const MOTIFS = {
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9l2.2 2.2M16.9 16.9l2.2 2.2M19.1 4.9l-2.2 2.2M7.1 16.9l-2.2 2.2M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14",
  cart: "M3 8h18l-2 8H5zM7 16a2.5 2.5 0 1 0 .1 0M17 16a2.5 2.5 0 1 0 .1 0M5 8V3M19 8V3M2 3h20",
  lantern: "M8 7h8M8 17h8M12 2v3M9 5h6v2M9 19h6v-2M8 7c-4 3-4 7 0 10M16 7c4 3 4 7 0 10M12 7v10M12 19v3",
  shop: "M3 9l2-6h14l2 6M3 9a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0M4.5 12v9h15v-9M9.5 21v-5h5v5",
  bowl: "M3 11h18a9 9 0 0 1-18 0zM8 20.5h8M9 8c-1-1 1-2 0-4M13 8c-1-1 1-2 0-4M17 8c-1-1 1-2 0-4",
  basket: "M2 10h20M4 10l2 10h12l2-10M8 10l3-7M16 10l-3-7M9 13v4M12 13v4M15 13v4",
  board: "M2 3h20v12H2zM7 15v7M17 15v7M6 7h12M6 11h8",
  pavers:
    "M2 4h20v16H2zM2 9.3h20M2 14.6h20M9 4v5.3M16 4v5.3M5.5 9.3v5.3M12.5 9.3v5.3M19 9.3v5.3M9 14.6V20M16 14.6V20",
  tree: "M12 22v-8M12 2c-4 0-6 3-5 5c-3 1-3 6 1 7h8c4-1 4-6 1-7c1-2-1-5-5-5M12 17l-3-3M12 15l3-3M7 22h10",
  paw: "M12 12c-3 0-6 4-5 7c1 2 3 1 5 1s4 1 5-1c1-3-2-7-5-7M5 9a1.8 2.3 0 1 0 .1 0M9.5 4a1.8 2.4 0 1 0 .1 0M14.5 4a1.8 2.4 0 1 0 .1 0M19 9a1.8 2.3 0 1 0 .1 0",
} as const;

/** Drawn for the corner at the start of the top. The other corners mirror it. */
const CORNERS = {
  scroll: "M1 23V8a7 7 0 0 1 7-7h15M5 23V11a6 6 0 0 1 6-6h12M5 5l6 6M8 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  star: "M8 1l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2zM18 2l1 3l3 1l-3 1l-1 3l-1-3l-3-1l3-1z",
  leaf: "M2 2c10 0 14 4 14 14c-10 0-14-4-14-14M2 2l12 12M8 8V3M8 8H3M11 11V6M11 11H6",
} as const;

const ring = (inset: number, weight: number, radius = 0): Ring => ({ inset, weight, radius });

/** The designs by the kind of licence. */
export const DESIGNS: Readonly<Record<LicenceTemplate["kind"], CertificateDesign>> = {
  operation: {
    accent: "#00695c",
    tint: "#e4f1ee",
    frame: [ring(8, 3), ring(10, 0.6)],
    bands: [],
    motif: MOTIFS.gear,
    head: "above",
    title: "filled",
    validity: "framed",
    align: "center",
    proof: "below",
    isValidityFirst: false,
  },
  hawker: {
    accent: "#a34700",
    tint: "#fbeee2",
    frame: [],
    bands: [{ side: "start", inset: 7, size: 7 }],
    motif: MOTIFS.cart,
    head: "start",
    title: "plain",
    validity: "filled",
    align: "start",
    proof: "end",
    isValidityFirst: false,
  },
  night_market: {
    accent: "#5e35b1",
    tint: "#efe9f8",
    frame: [{ ...ring(7, 1), isDashed: true }],
    corner: CORNERS.star,
    bands: [],
    motif: MOTIFS.lantern,
    head: "above",
    title: "tinted",
    validity: "filled",
    align: "center",
    proof: "below",
    isValidityFirst: true,
  },
  trading: {
    accent: "#00635a",
    tint: "#e6f2f0",
    frame: [ring(7, 1.4), ring(9, 0.5)],
    corner: CORNERS.scroll,
    bands: [],
    motif: MOTIFS.shop,
    head: "above",
    title: "ruled",
    validity: "ruled",
    align: "center",
    proof: "below",
    isValidityFirst: false,
  },
  food: {
    accent: "#2e7d32",
    tint: "#e8f3e8",
    frame: [ring(8, 2.5, 8)],
    bands: [],
    motif: MOTIFS.bowl,
    head: "end",
    title: "tinted",
    validity: "framed",
    align: "start",
    proof: "start",
    isValidityFirst: false,
  },
  stall: {
    accent: "#ad1457",
    tint: "#fae8ef",
    frame: [ring(7, 0.8)],
    bands: [{ side: "top", inset: 7, size: 7, isStriped: true }],
    motif: MOTIFS.basket,
    head: "above",
    title: "plain",
    validity: "tinted",
    align: "center",
    proof: "end",
    isValidityFirst: false,
  },
  billboard: {
    accent: "#1565c0",
    tint: "#e5eef9",
    frame: [ring(7, 6)],
    bands: [],
    motif: MOTIFS.board,
    head: "bar",
    title: "ruled",
    validity: "filled",
    align: "start",
    proof: "below",
    isValidityFirst: false,
  },
  sidewalk: {
    accent: "#455a64",
    tint: "#e9eef0",
    frame: [],
    bands: [
      { side: "top", inset: 7, size: 2 },
      { side: "bottom", inset: 5, size: 4, isStriped: true },
    ],
    motif: MOTIFS.pavers,
    head: "start",
    title: "filled",
    validity: "ruled",
    align: "start",
    proof: "end",
    isValidityFirst: true,
  },
  open_space: {
    accent: "#4d661a",
    tint: "#eef3e2",
    frame: [ring(7, 0.8, 3)],
    corner: CORNERS.leaf,
    bands: [],
    motif: MOTIFS.tree,
    head: "bar",
    title: "plain",
    validity: "framed",
    align: "center",
    proof: "start",
    isValidityFirst: true,
  },
  dog: {
    accent: "#6d4c41",
    tint: "#f3ece9",
    frame: [ring(8, 1.2, 12), ring(10, 3, 10)],
    bands: [],
    motif: MOTIFS.paw,
    head: "end",
    title: "plain",
    validity: "tinted",
    align: "start",
    proof: "below",
    isValidityFirst: false,
  },
};
