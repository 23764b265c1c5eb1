import { FOCUS_RING } from "../style/tokens.ts";

/** The common style of inputs and selects. Their text has at least 16 px, because phones zoom in on a field with smaller text. */
export const CONTROL_STYLE = `
  display: block;
  inline-size: 100%;
  min-block-size: var(--k-target);
  margin: 0;
  padding: 0.5em 0.75em;
  border: 1px solid var(--k-edge);
  border-radius: var(--k-radius);
  font: inherit;
  line-height: 1.375;
  color: var(--k-text);
  background: var(--k-card);
  transition: border-color var(--k-motion);
  &[aria-invalid="true"] { border: 2px solid var(--k-danger); }
  &:disabled { color: var(--k-muted); background: var(--k-sunken); cursor: not-allowed; }
  &[readonly] { background: var(--k-sunken); }
  &::placeholder { color: var(--k-muted); opacity: 1; }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-invalid="true"]) { border-color: var(--k-text); }
  }
  ${FOCUS_RING}
`;
