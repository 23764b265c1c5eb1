import { contrastRatio, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "../../src/domain/contrast.ts";
import { nameOf } from "./elementsOnPage.ts";
import type { Finding } from "./findings.ts";

/** Pairs of foreground and background, by the names of the public variables, with the contrast that each needs. */
const PAIRS = [
  ["on-primary", "primary", TEXT_CONTRAST],
  ["text", "surface", TEXT_CONTRAST],
  ["text", "card", TEXT_CONTRAST],
  ["muted", "surface", TEXT_CONTRAST],
  ["muted", "card", TEXT_CONTRAST],
  ["edge", "card", LARGE_TEXT_CONTRAST],
  ["focus", "surface", LARGE_TEXT_CONTRAST],
] as const;

/** Finds the pairs of an element's current colours, the council's and ours, with too little contrast. */
export function inspectColours(element: HTMLElement): readonly Finding[] {
  const surface = element.shadowRoot?.querySelector<HTMLElement>("[part=surface]");
  if (!surface) return [];
  return PAIRS.flatMap(([text, ground, needed]) => {
    const ratio = contrastRatio(colourOf(text, surface) ?? "", colourOf(ground, surface) ?? "");
    if (ratio === undefined || ratio >= needed) return [];
    const shown = Math.floor(ratio * 100) / 100;
    const about = `${nameOf(element)} --kaunter-${text} / --kaunter-${ground}: ${shown} < ${needed}`;
    return [{ kind: "contrast", about } as const];
  });
}

/** The drawn colour as `#rrggbb`, however the style sheet writes it. Undefined for a translucent colour. */
function colourOf(name: string, surface: HTMLElement): string | undefined {
  const probe = surface.ownerDocument.createElement("i");
  probe.hidden = true;
  probe.style.color = `var(--k-${name})`;
  surface.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const drawing = surface.ownerDocument.createElement("canvas").getContext("2d");
  if (drawing === null) return undefined;
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = drawing.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return undefined;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
