import { css } from "@emotion/react";
import styled from "@emotion/styled";

/** Content that is useless on paper, and so not printed: a link to copy, files to save. */
export const ScreenOnly = styled.div(css`
  @media print {
    display: none;
  }
`);
