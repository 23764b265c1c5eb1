import { css, keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import X from "lucide-react/icons/x";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "../action/Button.tsx";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { Heading } from "../text/Heading.tsx";
import { HeadingLevel } from "../text/HeadingLevel.tsx";
import { Icon } from "../text/Icon.tsx";
import { LiveRegion } from "./LiveRegion.tsx";

const rise = keyframes`
  from { transform: translateY(0.75em); }
`;

/**
 * - It needs a width, because a size container takes none from its content.
 * - The backdrop has a colour besides the token, because a backdrop inherits nothing from its dialog in older browsers.
 */
const Sheet = styled(
  "dialog",
  EVERY_ATTRIBUTE,
)(css`
  inline-size: min(30em, calc(100vw - 2em));
  max-block-size: calc(100dvh - 2em);
  container-type: inline-size;
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--k-line);
  border-radius: calc(var(--k-radius) * 1.6);
  color: var(--k-text);
  background: var(--k-card);
  box-shadow: 0 1.5em 4em rgb(0 0 0 / 0.3);
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: var(--k-backdrop, rgb(15 27 25 / 0.55));
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 160ms ease-out;
  }
`);

const Contents = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 1.25em;
  padding: 1.5em;
  &[data-dismissable="true"] > :is(h1, h2, h3, h4, h5, h6) {
    padding-inline-end: 2em;
  }
`);

const Close = styled.div(css`
  position: absolute;
  inset-block-start: 0.875em;
  inset-inline-end: 0.875em;
`);

interface DialogFrame {
  title: ReactNode;
  children: ReactNode;
}

/** A dismissable dialog needs `onClose` and `closeLabel`. */
type DialogProps = DialogFrame &
  (
    | { dismissable?: true; onClose: () => void; closeLabel: string }
    | { dismissable: false; onClose?: never; closeLabel?: never }
  );

/**
 * A modal dialog, open while it is rendered. The native `<dialog>` stays in its place in the tree, so that labels, errors and
 * live regions are in the same shadow root. The browser focuses its first control, and later returns the focus to the element
 * that opened the dialog. Escape and the close button call `onClose`. A dialog that is not dismissable, such as the announcement
 * of a closed counter (rule 2.29), ignores Escape.
 */
export function Dialog({ title, children, dismissable = true, onClose, closeLabel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  const ask = (event: SyntheticEvent) => {
    // cancel bubbles in React: a file picker inside must not close the dialog
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose?.();
  };
  const heed = (event: KeyboardEvent) => {
    // without this, a second Escape would close the dialog despite `cancel`
    if (event.key === "Escape" && !dismissable) event.preventDefault();
  };
  const closed = (event: SyntheticEvent) => {
    // ignores the late event of a close after which the dialog was opened again
    if (event.target !== dialog.current || dialog.current.open) return;
    // the browser closed the dialog by a gesture: the caller decides, or it opens again
    if (dismissable) onClose?.();
    else dialog.current.showModal();
  };
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      closedby={dismissable ? "closerequest" : "none"}
      onCancel={ask}
      onClose={closed}
      onKeyDown={heed}
      part="dialog"
    >
      <LiveRegion>
        <Contents data-dismissable={dismissable}>
          <Heading id={titleId}>{title}</Heading>
          <HeadingLevel>{children}</HeadingLevel>
        </Contents>
        {dismissable && closeLabel !== undefined && (
          // last, so that the content's first control gets the focus
          <Close>
            <Button kind="quiet" onClick={onClose}>
              <Icon icon={X} label={closeLabel} />
            </Button>
          </Close>
        )}
      </LiveRegion>
    </Sheet>
  );
}

/** Opens the dialog as a modal while its component is mounted. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // closes before React removes the element: a dialog returns the focus when it closes, not when it is removed
    return () => element.close();
  }, [dialog]);
}
