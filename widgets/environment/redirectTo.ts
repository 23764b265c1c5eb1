/** The part of a window that leaving needs. */
export interface RedirectWindow {
  readonly top: { readonly location: { href: string } } | null;
  readonly location: { href: string };
}

/**
 * Goes to the address in the full window: the banks refuse to be framed. A sandboxed frame may forbid it; then the frame
 * itself goes, and the portal's page there says what to do.
 */
export function redirectTo(address: string, view: RedirectWindow): void {
  try {
    (view.top ?? view).location.href = address;
  } catch {
    view.location.href = address;
  }
}
