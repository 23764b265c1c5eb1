import styled from "@emotion/styled";

/** Content that is useless on paper, and so not printed: a link to copy, files to save. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
