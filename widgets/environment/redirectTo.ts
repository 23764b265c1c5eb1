/** The part of a window that a redirect needs. */
export interface RedirectWindow {
  readonly top: { readonly location: { href: string } } | null;
  readonly location: { href: string };
}

/**
 * Opens the address in the top window, because the banks refuse to be framed. If a sandboxed frame forbids that, the address
 * opens in the frame, and the portal's page there explains what to do.
 */
export function redirectTo(address: string, view: RedirectWindow): void {
  try {
    (view.top ?? view).location.href = address;
  } catch {
    view.location.href = address;
  }
}
