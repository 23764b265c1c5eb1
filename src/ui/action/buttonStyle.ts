import { FOCUS_RING } from "../style/tokens.ts";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

/** The side on which a quiet button's text lines up with the content above and below. */
export type ButtonFlush = "start" | "end";

/**
 * The common style of `Button` and `LinkButton`.
 * - A quiet button has no visible edge, so `data-flush` aligns its words with the text around it.
 * - A button with `aria-disabled` looks disabled and keeps the focus. A busy button keeps its look.
 */
export const BUTTON_STYLE = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-block-size: var(--k-target);
  min-inline-size: var(--k-target);
  margin: 0;
  padding: 0.5em 1.125em;
  border: 1px solid transparent;
  border-radius: var(--k-radius);
  font: inherit;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color var(--k-motion), border-color var(--k-motion);
  & > svg { flex: none; }
  &[data-wide] { display: flex; inline-size: 100%; }
  &[data-kind="primary"] {
    color: var(--k-on-primary);
    background: var(--k-primary);
  }
  &[data-kind="secondary"] {
    color: var(--k-primary-text);
    background: var(--k-card);
    border-color: var(--k-edge);
  }
  &[data-flush="start"] { margin-inline-start: -0.75em; text-align: start; }
  &[data-flush="end"] { margin-inline-end: -0.75em; }
  &[data-kind="quiet"] {
    padding-inline: 0.75em;
    color: var(--k-primary-text);
    background: transparent;
  }
  &[data-kind="danger"] {
    color: var(--k-on-danger);
    background: var(--k-danger);
  }
  @media (hover: hover) {
    &[data-kind="primary"]:hover { background: var(--k-primary-hover); }
    &[data-kind="secondary"]:hover { background: var(--k-primary-soft); border-color: var(--k-primary-text); }
    &[data-kind="quiet"]:hover { background: var(--k-primary-soft); }
    &[data-kind="danger"]:hover { background: var(--k-danger-strong); }
  }
  &:disabled, &[aria-disabled="true"]:not([aria-busy]) {
    color: var(--k-muted);
    background: var(--k-sunken);
    border: 1px dashed var(--k-edge);
    cursor: not-allowed;
  }
  ${FOCUS_RING}
`;
