/**
 * Of a page that is printed with a screen on it: what was found, given and paid, in the colours of paper, and nothing that can only
 * be pressed. A document of its own is printed by `print`, and needs none of this.
 */
export const ON_PAPER = `
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
