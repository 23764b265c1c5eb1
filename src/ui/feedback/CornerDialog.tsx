import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import styled from "../style/styled.ts";
import { Heading } from "../text/Heading.tsx";
import { HeadingLevel } from "../text/HeadingLevel.tsx";
import { useAnnounce } from "./LiveRegion.tsx";

const Corner = styled.div`
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
`;

export interface CornerDialogProps {
  title: string;
  children: ReactNode;
  /** Escape inside it asks the caller to close; what else does is among the children. */
  onClose: () => void;
}

/**
 * A dialog in the lower corner that hinders nobody: the page stays usable beside it, and the focus stays where it was. Its
 * title is announced. Stands in the top layer, since a container would catch a fixed box.
 */
export function CornerDialog({ title, children, onClose }: CornerDialogProps) {
  const corner = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const announce = useAnnounce();
  useEffect(() => announce(title), [announce, title]);
  // browsers without popovers keep it fixed in its place
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
