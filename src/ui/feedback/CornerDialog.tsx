import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { Heading } from "../text/Heading.tsx";
import { HeadingLevel } from "../text/HeadingLevel.tsx";
import { useAnnounce } from "./LiveRegion.tsx";

const Corner = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  position: fixed;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125em 0.75em;
  align-items: center;
  inline-size: auto;
  max-block-size: 35vh;
  margin: 0;
  padding: 0.625em 1em;
  overflow: auto;
  border: 1px solid var(--k-line);
  border-block-start: 0.25em solid var(--k-primary);
  color: var(--k-text);
  background: var(--k-card);
  box-shadow: 0 -0.25em 1em rgb(0 0 0 / 0.12);
  & > [data-size]:first-child {
    font-size: 1em;
    letter-spacing: 0;
  }
  & > :nth-child(2) {
    grid-area: 2 / 1 / auto / -1;
    font-size: 0.875em;
    line-height: 1.4;
    color: var(--k-muted);
  }
  /* beside the title, so that the text has the whole width, and the action is in sight where the strip scrolls */
  & > :last-child {
    grid-area: 1 / 2;
  }
  /* a very small phone: one line of the text is in sight, and the rest scrolls */
  @media (max-height: 31.25em) {
    max-block-size: 5em;
    padding-block: 0.375em;
  }
  @media (min-width: 48em) {
    max-block-size: 35vh;
    inset: auto auto 1em 1em;
    inline-size: 34em;
    border-radius: var(--k-radius);
    box-shadow: 0 0.75em 2em rgb(0 0 0 / 0.25);
  }
`);

export interface CornerDialogProps {
  title: string;
  children: ReactNode;
  /** Called for Escape inside the dialog. The children contain any other way to close it. */
  onClose: () => void;
}

/**
 * A non-modal dialog: a low strip at the lower edge of a phone, a box in the lower corner of a wide window. Its children are a text and
 * its actions. The page stays usable and the focus stays where it was. Screen readers hear the title.
 * It is in the top layer, because a container query's element would contain a fixed box.
 */
export function CornerDialog({ title, children, onClose }: CornerDialogProps) {
  const corner = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const announce = useAnnounce();
  useEffect(() => announce(title), [announce, title]);
  // browsers without popovers keep it fixed where it is
  useEffect(() => corner.current?.showPopover?.(), []);
  const heed = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <Corner
      ref={corner}
      role="dialog"
      aria-labelledby={titleId}
      popover="manual"
      onKeyDown={heed}
      data-corner=""
      part="dialog"
    >
      <Heading id={titleId}>{title}</Heading>
      <HeadingLevel>{children}</HeadingLevel>
    </Corner>
  );
}
