import styled from "@emotion/styled";

/** The frame of the camera's picture. Before the picture it is dark in every colour scheme, like the screen of a camera. */
export const Finder = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  max-block-size: min(22em, 55dvh);
  inline-size: 100%;
  border-radius: var(--k-radius);
  background: #101615;
  &[hidden] {
    display: none;
  }
`;

export const Picture = styled.video`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** The frame to aim with: clear inside, dimmed outside. */
export const Aim = styled.div`
  position: absolute;
  inset: 10%;
  border: 0.1875em solid #fff;
  border-radius: var(--k-radius);
  box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.45);
  pointer-events: none;
`;
