export interface KeptFocus {
  /** Gives the focus back to the control that had it when the root was taken out of the page. */
  restore(): void;
  /** The control that had it is no longer in the root, and nothing else has it yet. */
  isLost(): boolean;
  forget(): void;
}

/** Follows which control inside the root has the focus: a browser drops it when a node is moved by a removal. */
export function keepFocus(root: ShadowRoot): KeptFocus {
  // it may be in a form that stood here before the element's class did
  let focused = (root.activeElement as HTMLElement | null) ?? undefined;
  root.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement; // inside a shadow root only elements take the focus
  });
  root.addEventListener("focusout", ({ target }) => {
    // a move loses the focus and comes back in the same task; after it, the focus has really gone elsewhere
    queueMicrotask(() => {
      if (focused === target && root.activeElement !== target) focused = undefined;
    });
  });
  return {
    restore: () => {
      if (focused !== undefined && root.activeElement !== focused) focused.focus({ preventScroll: true });
    },
    isLost: () => focused !== undefined && !root.contains(focused),
    forget: () => {
      focused = undefined;
    },
  };
}
