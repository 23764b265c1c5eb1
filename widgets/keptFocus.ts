export interface KeptFocus {
  /** Gives the focus back to the control that had it when the root was taken out of the page. */
  restore(): void;
  /** True when the control that had the focus is no longer in the root, and no other control has had it since. */
  isLost(): boolean;
  forget(): void;
}

/** Tracks which control inside the root has the focus, because a browser drops the focus when a script moves the element. */
export function keepFocus(root: ShadowRoot): KeptFocus {
  // the early form may have the focus already
  let focused = (root.activeElement as HTMLElement | null) ?? undefined;
  root.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement; // inside a shadow root only elements take the focus
  });
  root.addEventListener("focusout", ({ target }) => {
    // a moved element gets the focus back in the same task; if it is still gone in the microtask, the citizen moved it elsewhere
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
