import type { Band, CertificateDesign, Ring } from "../../certificate/designs.ts";
import {
  CORNER_SIZE,
  cornersOf,
  frameScale,
  MOTIF_WEIGHT,
  STRIPE,
  watermarkOf,
} from "../../certificate/frameParts.ts";
import type { CertificateSizes } from "../../certificate/sizes.ts";

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** The frame of a certificate's page as the text of an SVG in millimetres. The page on the screen draws the same parts in HTML. */
export function certificateFrame(design: CertificateDesign, sizes: CertificateSizes): string {
  const { width, height } = sizes;
  const { size, top } = watermarkOf(sizes);
  const scale = frameScale(sizes);
  const parts = [
    drawing(design.motif, design.tint, `translate(${(width - size) / 2} ${top}) scale(${size / 24})`),
    ...design.bands.map((band) => strip(band, design.accent, sizes)),
    ...design.frame.map((ring) => line(ring, design.accent, sizes)),
    ...cornersOf(design).map(({ inset, isEnd, isBottom }) => {
      const across = isEnd ? `${width - inset * scale}` : `${inset * scale}`;
      const along = isBottom ? `${height - inset * scale}` : `${inset * scale}`;
      const unit = (CORNER_SIZE * scale) / 24;
      return drawing(
        design.corner ?? "",
        design.accent,
        `translate(${across} ${along}) scale(${isEnd ? -unit : unit} ${isBottom ? -unit : unit})`,
      );
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

function drawing(path: string, color: string, transform: string): string {
  if (path === "") return "";
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${MOTIF_WEIGHT}" stroke-linejoin="round" stroke-linecap="round" transform="${transform}"/>`;
}

/** An outline lies inside its box in CSS, so its middle is half its weight further in. */
function line({ inset, weight, radius, isDashed }: Ring, color: string, sizes: CertificateSizes): string {
  const scale = frameScale(sizes);
  const thick = weight * MILLIMETRES_PER_POINT;
  const at = inset * scale + thick / 2;
  const round = Math.max(0, radius * scale - thick / 2);
  const dashes = isDashed ? ` stroke-dasharray="${thick * 2} ${thick * 2}"` : "";
  return `<rect x="${at}" y="${at}" width="${sizes.width - 2 * at}" height="${sizes.height - 2 * at}" rx="${round}" fill="none" stroke="${color}" stroke-width="${thick}"${dashes}/>`;
}

function strip({ side, inset, size, isStriped }: Band, color: string, sizes: CertificateSizes): string {
  const scale = frameScale(sizes);
  const [at, thick] = [inset * scale, size * scale];
  const { width, height } = sizes;
  const lies = side === "top" || side === "bottom";
  const x = side === "end" ? width - at - thick : at;
  const y = side === "bottom" ? height - at - thick : at;
  const [across, along] = lies ? [width - 2 * at, thick] : [thick, height - 2 * at];
  const box = (left: number, wide: number) =>
    `<rect x="${left}" y="${y}" width="${wide}" height="${along}" fill="${color}"/>`;
  if (!isStriped) return box(x, across);
  const step = STRIPE * scale;
  const count = Math.ceil(across / (2 * step));
  return [...Array(count).keys()]
    .map((index) => box(x + index * 2 * step, Math.min(step, x + across - (x + index * 2 * step))))
    .join("");
}
