import { readable } from "./readable.ts";

/**
 * The design tokens. `Surface` sets them as custom properties for its content.
 *
 * A council can set these public variables on the element, on any of its ancestors or on `:root`:
 *
 * | variable | sets | light | dark |
 * |---|---|---|---|
 * | `--kaunter-primary` | buttons, links, chosen items | #00695c | #5fd0bf |
 * | `--kaunter-on-primary` | text on the primary colour | white or black, whichever is readable | |
 * | `--kaunter-surface` | the background of a page or widget | #fbfaf7 | #12191a |
 * | `--kaunter-card` | cards, fields, dialogs | #ffffff | #1a2324 |
 * | `--kaunter-text` | text | #14211f | #e8eeec |
 * | `--kaunter-muted` | hints and labels of rows | #51605c | #a9b8b4 |
 * | `--kaunter-line` | lines between items | #dcdfd8 | #334042 |
 * | `--kaunter-edge` | the border of fields and quiet buttons | #76857f | #7c8c89 |
 * | `--kaunter-danger` | errors | #b3261e | #ffb4ab |
 * | `--kaunter-focus` | the ring around the focused element | #0b3d91 | #ffd166 |
 * | `--kaunter-radius` | corners | 0.625em | 0.625em |
 * | `--kaunter-font` | the font family | the system's | the system's |
 *
 * Dark values apply when the page's `color-scheme` is dark, so a widget stays light on a page without a dark scheme.
 * readable.ts keeps buttons, links and errors readable when a council sets only one colour. A council that changes a
 * background (surface, card) must change the text on it too, with a contrast of 4.5:1 for text and 3:1 for edge and
 * focus. Variables that begin with `--k-` are private.
 */
export const PUBLIC_COLOURS = {
  primary: ["#00695c", "#5fd0bf"],
  "on-primary": ["#ffffff", "#00201b"],
  surface: ["#fbfaf7", "#12191a"],
  card: ["#ffffff", "#1a2324"],
  text: ["#14211f", "#e8eeec"],
  muted: ["#51605c", "#a9b8b4"],
  line: ["#dcdfd8", "#334042"],
  edge: ["#76857f", "#7c8c89"],
  danger: ["#b3261e", "#ffb4ab"],
  focus: ["#0b3d91", "#ffd166"],
} as const;

const PRIVATE = {
  sunken: ["#f1f2ec", "#0d1314"],
  "primary-soft": ["#e2f1ee", "#15322f"],
  "primary-strong": ["#004f45", "#8be0d2"],
  "danger-soft": ["#fdecea", "#3a1a18"],
  "danger-strong": ["#8c1d18", "#ffcfc9"],
  "on-danger": ["#ffffff", "#410e0b"],
  success: ["#1e6b34", "#7ddb94"],
  "success-soft": ["#e5f4e8", "#14301c"],
  warning: ["#8a4b00", "#f5bd6f"],
  "warning-soft": ["#fff2dd", "#38270f"],
  orange: ["#ffc670", "#6b4207"],
  info: ["#1b5a8e", "#9ccbf5"],
  "info-soft": ["#e6f0f9", "#15293a"],
  backdrop: ["rgb(15 27 25 / 0.55)", "rgb(0 0 0 / 0.65)"],
} as const;

type Shades = Readonly<Record<string, readonly [light: string, dark: string]>>;
type Shade = (light: string, dark: string) => string;

const light: Shade = (value) => value;
const lightOrDark: Shade = (value, dark) => `light-dark(${value}, ${dark})`;

const publicColour = (name: string, shades: Shades[string], shade: Shade) =>
  `var(--kaunter-${name}, ${shade(...shades)})`;
const publicColours = (shade: Shade) =>
  Object.entries<Shades[string]>(PUBLIC_COLOURS)
    .map(([name, shades]) => `--k-${name}: ${publicColour(name, shades, shade)};`)
    .join("\n");
/** Paper is white, whatever the page's colours are. */
const paperColours = Object.entries<Shades[string]>(PUBLIC_COLOURS)
  .map(([name, [onWhite]]) => `--k-${name}: ${onWhite};`)
  .join("\n");
const privateColours = (shade: Shade) =>
  Object.entries<Shades[string]>(PRIVATE)
    .map(([name, shades]) => `--k-${name}: ${shade(...shades)};`)
    .join("\n");

/** The public variables that are not colours. */
export const PUBLIC_MEASURES = ["radius", "font"] as const;

/** The font of a page whose council sets none. */
export const SYSTEM_FONT = `system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial,
  "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`;

/** The declarations of all tokens. A browser without `light-dark()` gets the light ones only. */
export const TOKENS = `
  ${publicColours(light)}
  ${privateColours(light)}
  --k-primary-text: var(--k-primary);
  --k-primary-hover: var(--k-primary-strong);
  --k-radius: var(--kaunter-radius, 0.625em);
  --k-font: var(--kaunter-font, ${SYSTEM_FONT});
  --k-target: max(44px, 2.75em);
  --k-motion: 160ms;
  @supports (color: light-dark(#000, #fff)) {
    ${publicColours(lightOrDark)}
    ${privateColours(lightOrDark)}
    --k-primary-soft: color-mix(in srgb, var(--k-primary) 13%, var(--k-card));
    --k-primary-strong: color-mix(in srgb, var(--k-primary-text) 78%, var(--k-text));
  }
  ${readable(publicColour("danger", PUBLIC_COLOURS.danger, lightOrDark))}
  @media (prefers-reduced-motion: reduce) {
    --k-motion: 0s;
  }
  @media print {
    ${paperColours}
  }
`;

/** The ring of the element with the keyboard focus. */
export const FOCUS_RING = `
  &:focus-visible {
    outline: 0.1875em solid var(--k-focus);
    outline-offset: 0.125em;
  }
`;

/** The width of the surrounding `Surface` or `Dialog`, not of the window, because a widget may be in a narrow column. */
export const WIDE = "@container (min-width: 36em)";

/** Wide enough for a row of several links beside a name and its tools. */
export const ROOMY = "@container (min-width: 60em)";

/** Narrower than any phone at the usual text size: a phone with doubled text size. */
export const TIGHT = "@container (max-width: 15em)";
