import { type RefObject, useLayoutEffect } from "react";

/**
 * Opens a dialog for as long as its component lives and gives the focus back afterwards. The one who had it is looked up
 * in the dialog's own root: from outside a shadow root the document names the host alone.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = focusedNear(element);
    element.showModal();
    // before React takes it out of the page
    return () => {
      element.close();
      if (opener?.isConnected) opener.focus();
    };
  }, [dialog]);
}

function focusedNear(element: Element): HTMLElement | undefined {
  const root = element.getRootNode();
  const inside = root instanceof ShadowRoot ? root.activeElement : null;
  const focused = inside ?? element.ownerDocument.activeElement;
  return focused instanceof HTMLElement ? focused : undefined;
}
