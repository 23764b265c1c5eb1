import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { TIGHT, WIDE } from "../style/tokens.ts";

/**
 * One style for all parts of the cards, because a form has many of them.
 * - A card takes half a row, or a whole row where its words would break.
 * - An outline doubles the edge of the chosen card. Forced colours show an outline, but no shadow.
 * - On a phone the amount is beside its label, so that several choices and the buttons below them fit into the window.
 * - The amount spans the whole card: with three cards in a row, the words' column is too narrow for thousands of ringgit. It is at
 *   the card's foot, so that the amounts of a row are on one line.
 */
export const Cards = styled.div(css`
  display: grid;
  gap: 0.5em;
  ${WIDE} {
    gap: 0.75em;
    grid-template-columns: repeat(auto-fit, minmax(var(--k-choice, 11em), 1fr));
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.125em 0.5em;
    align-items: start;
    align-content: start;
    min-block-size: var(--k-target);
    padding: 0.625em 0.75em;
    border: 1px solid var(--k-edge);
    border-radius: var(--k-radius);
    background: var(--k-card);
    cursor: pointer;
    transition: background-color var(--k-motion), border-color var(--k-motion);
    ${WIDE} {
      gap: 0.25em 0.75em;
      padding: 0.875em 1em;
      &:has(> [translate="no"]) {
        grid-template-rows: auto 1fr;
      }
    }
    ${TIGHT} {
      gap: 0.25em 0.375em;
      padding: 0.5em;
    }
    @media (hover: hover) {
      &:hover {
        border-color: var(--k-primary-text);
      }
    }
    &:has(input:checked) {
      border-color: var(--k-primary-text);
      background: var(--k-primary-soft);
      outline: 1px solid var(--k-primary-text);
      outline-offset: -2px;
    }
    &:has(input:focus-visible) {
      outline: 0.1875em solid var(--k-focus);
      outline-offset: 0.125em;
    }
    &:has(input:disabled) {
      color: var(--k-muted);
      background: var(--k-sunken);
      border-style: dashed;
      cursor: not-allowed;
    }
    & > [translate="no"] {
      grid-column: 3;
      grid-row: 1;
      font-weight: 650;
      ${TIGHT} {
        grid-column: 1 / -1;
        grid-row: 3;
      }
      ${WIDE} {
        grid-column: 1 / -1;
        grid-row: 3;
        justify-self: end;
        padding-block-start: 0.25em;
        font-size: 1.375em;
      }
    }
    & > input {
      inline-size: 1.25em;
      block-size: 1.25em;
      margin: 0.0625em 0 0;
      accent-color: var(--k-primary);
      cursor: inherit;
    }
    & > input:focus-visible {
      outline: none;
    }
    & > [data-title] {
      grid-column: 2;
      font-weight: 600;
      line-height: 1.3;
    }
    & > [data-detail] {
      grid-column: 2 / -1;
      font-size: 0.875em;
      color: var(--k-muted);
      ${TIGHT} {
        grid-column: 1 / -1;
      }
    }
  }
  &[data-density="compact"] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    ${WIDE} {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(12em, 1fr));
    }
  }
  &[data-density="compact"] > label {
    flex: 1 1 calc(50% - 0.5em);
    grid-template-columns: auto minmax(0, 1fr);
    min-inline-size: fit-content;
    align-content: center;
    align-items: center;
    gap: 0.25em 0.375em;
    padding: 0.5em;
    font-size: 0.9375em;
    ${WIDE} {
      min-inline-size: 0;
    }
  }
`);
