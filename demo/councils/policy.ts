/**
 * A page's Content-Security-Policy.
 * - careful: as a careful webmaster writes it
 * - strict: forbids everything that a widget does not need
 * - framing: forbids all foreign scripts, so that only a frame works
 * - none: no policy, as on most sites
 */
export type PagePolicy = "careful" | "strict" | "framing" | "none";

/** @param portal the portal's origin */
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

/**
 * Allows only the portal's script, style sheet, calls and frame from outside. Forbids inline styles and scripts, and frames around
 * the page.
 */
function careful(portal: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${portal}`,
    `connect-src 'self' ${portal}`,
    `frame-src ${portal}`,
    `style-src 'self' ${portal}`,
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/**
 * Allows only the portal's elements, style sheet and calls, and the site's own style sheets and pictures. Forbids text as script
 * (Trusted Types).
 */
function strict(portal: string): string {
  return [
    "default-src 'none'",
    `script-src ${portal}/widgets/`,
    `connect-src ${portal}`,
    `style-src 'self' ${portal}/widgets/`,
    "img-src 'self'",
    "font-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Allows only the site's own scripts, and the portal in frames. */
function framing(portal: string): string {
  return [
    "default-src 'self'",
    `frame-src ${portal}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Cuts off other windows, resources of other sites without their permission, the camera and the Referer. */
const STRICT_BESIDES = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "no-referrer",
};
