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

/** A dialog either can be closed, and says how, or cannot. */
export type DialogProps = DialogFrame &
  (
    | { dismissable?: true; onClose: () => void; closeLabel: string }
    | { dismissable: false; onClose?: never; closeLabel?: never }
  );

/**
 * A modal dialog, open for as long as it is rendered. It is a native `<dialog>` where it stands, so labels, errors and
 * live regions stay in its shadow root; the focus goes to its first control and comes back to what opened it.
 * Escape and the close button ask the caller to close; one that is not dismissable (the announcement that the counter
 * is closed, specification section 2) heeds neither.
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
    // a second Escape would close it whatever `cancel` says
    if (event.key === "Escape" && !dismissable) event.preventDefault();
  };
  const closed = (event: SyntheticEvent) => {
    // the event of a close that was followed by opening it again says nothing any more
    if (event.target !== dialog.current || dialog.current.open) return;
    // the browser's own gesture closed it: the caller decides, or it opens again
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
          // last in order, so that the first control of the content gets the focus
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

/** Opens a dialog as a modal for as long as its component lives. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // before React takes it out of the page: a dialog gives the focus back when it is closed, not when it is removed
    return () => element.close();
  }, [dialog]);
}
