import styled from "../style/styled.ts";

/** What is of use on a screen alone, and is left out when the page is printed: a link to copy, files to save. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
