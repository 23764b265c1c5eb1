import { type RefObject, useLayoutEffect } from "react";

/** Opens a dialog as a modal for as long as its component lives. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // before React takes it out of the page: a dialog gives the focus back when it is closed, not when it is removed
    return () => element.close();
  }, [dialog]);
}
