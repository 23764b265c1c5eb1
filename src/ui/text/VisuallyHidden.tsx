import styled from "../style/styled.ts";

/** Text for screen readers alone. Clipped, not `display: none`, which would hide it from them as well. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
