import styled from "@emotion/styled";

export const NativeForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1.5em;
  margin: 0;
`;
