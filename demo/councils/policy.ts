/**
 * The headers that a careful webmaster sets: only the portal's script and calls are let in from outside, no inline
 * style or script, no frame.
 * @param portal the portal's origin
 */
export function siteHeaders(portal: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": [
      "default-src 'self'",
      `script-src 'self' ${portal}`,
      `connect-src 'self' ${portal}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}
