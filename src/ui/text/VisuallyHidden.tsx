import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { WIDE } from "../style/tokens.ts";

/**
 * Text for screen readers only. It is clipped, because `display: none` would hide it from them too. With `data-until="wide"` it is
 * visible where there is room for it.
 */
export const VisuallyHidden = styled.span(css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  &[data-until="wide"] {
    ${WIDE} {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
  }
`);
