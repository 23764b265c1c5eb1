/**
 * What a page forbids: what a careful webmaster does, all that it can and still have a widget, every foreign script so that it
 * can have a frame alone, or nothing as on most sites.
 */
export type PagePolicy = "careful" | "strict" | "framing" | "none";

/**
 * The headers of a page.
 * @param portal the portal's origin
 */
export function siteHeaders(
  portal: string,
  policy: PagePolicy = "careful",
): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...POLICIES[policy](portal),
  };
}

const POLICIES: Readonly<Record<PagePolicy, (portal: string) => Readonly<Record<string, string>>>> = {
  careful: (portal) => ({ "Content-Security-Policy": careful(portal) }),
  strict: (portal) => ({ "Content-Security-Policy": strict(portal), ...STRICT_BESIDES }),
  framing: (portal) => ({ "Content-Security-Policy": framing(portal) }),
  none: () => ({}),
};

/** Only the portal's script and calls are let in from outside, no inline style or script, no frame. */
function careful(portal: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${portal}`,
    `connect-src 'self' ${portal}`,
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** The portal's elements and calls, the site's own style sheets and pictures, and no text that becomes script (Trusted Types). */
function strict(portal: string): string {
  return [
    "default-src 'none'",
    `script-src ${portal}/widgets/`,
    `connect-src ${portal}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** No script but the site's own, and the portal in frames. */
function framing(portal: string): string {
  return [
    "default-src 'self'",
    `frame-src ${portal}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** No other window, nothing of other sites that does not allow it, no camera, no Referer. */
const STRICT_BESIDES = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "no-referrer",
};
