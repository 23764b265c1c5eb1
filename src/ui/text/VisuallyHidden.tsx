import { css } from "@emotion/react";
import styled from "@emotion/styled";

/** Text for screen readers only. It is clipped, because `display: none` would hide it from them too. */
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
`);
