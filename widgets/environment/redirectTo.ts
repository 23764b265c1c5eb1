import { warnWebmaster } from "../webmasterLog.ts";

/** The part of a window that a redirect needs. */
export interface RedirectWindow {
  readonly top: { readonly location: { href: string } } | null;
  readonly location: { href: string };
}

/**
 * Opens the address in the top window, because neither the banks nor the portal may be framed.
 * @returns false when a sandboxed frame forbids that
 */
export function redirectTo(address: string, view: RedirectWindow): boolean {
  try {
    (view.top ?? view).location.href = address;
    return true;
  } catch {
    warnWebmaster(
      "the page is in a sandboxed frame that may not leave, so nobody can pay there: add allow-top-navigation to the frame's `sandbox`",
    );
    return false;
  }
}
