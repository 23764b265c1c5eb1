import { TOKENS } from "./tokens.ts";

/**
 * A screen printed by the browser: it keeps the facts and choices in colours for paper, and drops everything that only works by
 * pressing. `print` prints documents of its own, which do not need this.
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
 * The declarations of `Surface`. A plain CSS rule uses them too, where Emotion has not loaded yet. Their reasons are in this
 * comment, because a comment between the declarations would be sent to every page:
 * - `contain-intrinsic-inline-size`: a container has no width of its own. Beside a float, or in a host page's flex row or centred
 *   box, it would collapse;
 * - `font-size`: the reader's own, because a host page may have set the root to 62.5 %;
 * - `text-wrap`: leaves no single word or Chinese character on a last line;
 * - `:lang(zh)`: keeps the words of short texts whole. Chinese has no spaces, so a browser breaks it between any two characters. A text
 *   that is longer than its line still breaks;
 * - `user-select`: otherwise the host page decides, and could prevent copying a receipt's number or typing into a field;
 * - forced colours: icons would keep their own colour, which may be as dark as the reader's background.
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
  & :is(h1, h2, h3, h4, h5, h6, legend, [part~="button"], [data-title], [data-phrases]):lang(zh) {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & svg {
      color: inherit !important;
    }
  }
  ${ON_PAPER}
`;
