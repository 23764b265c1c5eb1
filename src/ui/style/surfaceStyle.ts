import { TOKENS } from "./tokens.ts";

/**
 * Of a page that is printed with a screen on it: what was found, given and paid, in the colours of paper, and nothing that can only
 * be pressed. A document of its own is printed by `print`, and needs none of this.
 */
const ON_PAPER = `
  @media print {
    color-scheme: light;
    & :is(button, [part~="button"], dialog, [popover]),
    & label:has(> input[type="radio"]:not(:checked)) {
      display: none !important;
    }
    & :is(label, tr, dl > *) {
      break-inside: avoid;
    }
    & :is(h1, h2, h3, h4, h5, h6) {
      break-after: avoid;
    }
  }
`;

/**
 * The declarations of `Surface`, which stand in a rule of CSS itself too, where nothing of Emotion is there yet. Their reasons stand
 * here, since what stands between the declarations is sent to every page:
 * - `contain-intrinsic-inline-size`: a container has no width of its own; beside a float, or in a row or a middle of the host
 *   page's, nothing would be left of it;
 * - `font-size`: the reader's own; a host page may have set the root to 62.5 %;
 * - `text-wrap`: no word, and no single Chinese character, stands alone on a last line;
 * - `user-select`: by itself it follows the host page, where a receipt's number could then not be copied, nor a field typed into;
 * - forced colours: a sign keeps its own colour there, and the reader's ground may be as dark.
 */
export const SURFACE_STYLE = `
  all: initial;
  color-scheme: inherit;
  visibility: inherit;
  ${TOKENS}
  box-sizing: border-box;
  display: block;
  container-type: inline-size;
  contain-intrinsic-inline-size: min(30em, 100vw - 5em);
  font-size: medium;
  font-family: var(--k-font);
  line-height: 1.5;
  text-align: start;
  text-size-adjust: 100%;
  overflow-wrap: break-word;
  text-wrap: pretty;
  color: var(--k-text);
  background: var(--k-surface);
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
  -webkit-user-select: text;
  user-select: text;
  &[data-frame="embed"] {
    padding: 1em;
    border-radius: var(--k-radius);
  }
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
  @media (forced-colors: active) {
    & svg {
      color: inherit !important;
    }
  }
  ${ON_PAPER}
`;
