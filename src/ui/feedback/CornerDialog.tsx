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
  inset: auto auto 1em 1em;
  display: flex;
  flex-direction: column;
  gap: 0.625em;
  inline-size: min(26em, calc(100vw - 2em));
  max-block-size: 60vh;
  margin: 0;
  padding: 1.125em;
  overflow: auto;
  border: 1px solid var(--k-line);
  border-block-start: 0.25em solid var(--k-primary);
  border-radius: var(--k-radius);
  color: var(--k-text);
  background: var(--k-card);
  box-shadow: 0 0.75em 2em rgb(0 0 0 / 0.25);
`);

export interface CornerDialogProps {
  title: string;
  children: ReactNode;
  /** Called for Escape inside the dialog. The children contain any other way to close it. */
  onClose: () => void;
}

/**
 * A non-modal dialog in the lower corner. The page stays usable and the focus stays where it was. Screen readers hear the title.
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
