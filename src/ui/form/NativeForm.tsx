import styled from "../style/styled.ts";

/** A form's ground: its parts one below the other. */
export const NativeForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1.5em;
  margin: 0;
`;
