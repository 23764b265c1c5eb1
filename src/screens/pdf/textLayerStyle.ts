/**
 * The style of the text layer that pdf.js puts above the picture of a page, from its own `pdf_viewer.css`. The text is invisible,
 * and each run is as wide as in the picture. Only the selection is visible.
 */
export const TEXT_LAYER = `
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-align: initial;
  letter-spacing: normal;
  word-spacing: normal;
  text-size-adjust: none;
  forced-color-adjust: none;
  transform-origin: 0 0;
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));
  & :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  & > :not(.markedContent) {
    font-size: calc(var(--text-scale-factor) * var(--font-height, 0));
    transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv));
  }
  & .markedContent {
    display: contents;
  }
  & ::selection {
    background: color-mix(in srgb, AccentColor, transparent 50%);
    color: transparent;
  }
`;
