import { css } from "@emotion/react";
import styled from "@emotion/styled";

export const NativeForm = styled.form(css`
  display: flex;
  flex-direction: column;
  gap: 1.5em;
  margin: 0;
`);
