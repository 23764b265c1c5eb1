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
import { Heading } from "../text/Heading.tsx";
import { HeadingLevel } from "../text/HeadingLevel.tsx";
import { Icon } from "../text/Icon.tsx";
import { Close, Contents, Sheet } from "./dialogStyle.ts";
import { LiveRegion } from "./LiveRegion.tsx";

interface DialogFrame {
  title: ReactNode;
  children: ReactNode;
}

/** A dismissable dialog needs `onClose` and `closeLabel`. */
export type DialogProps = DialogFrame &
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
