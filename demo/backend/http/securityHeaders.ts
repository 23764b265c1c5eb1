import type { Context } from "./context.ts";

/** A document's own policy: what its page may load, where its forms may go. No inline script or style anywhere. */
export type ContentPolicy = Readonly<Record<string, string>>;

/** The portal's pages (design, section 5): all of it from here, no form, in nobody's frame. */
export const PORTAL_POLICY: ContentPolicy = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "connect-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** The small page that checks a document: its own files and the portal's two calls, and nothing to fill in. */
export const VERIFY_POLICY: ContentPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "connect-src": "'self'",
  "img-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** The page that goes on to the bank: it posts there and nowhere else. */
export function bankPagePolicy(bankOrigin: string): ContentPolicy {
  return {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "base-uri": "'none'",
    "form-action": bankOrigin,
    "frame-ancestors": "'none'",
  };
}

/** The portal's own card form: no file but its own two is loaded, and what is typed goes to the card gateway alone. */
export function cardFormPolicy(
  gatewayOrigin: string,
  files: { readonly script: string; readonly style: string },
): ContentPolicy {
  return {
    ...bankPagePolicy(gatewayOrigin),
    "script-src": files.script,
    "style-src": files.style,
  };
}

/** A page that says something and does nothing. */
export const NOTICE_POLICY: ContentPolicy = {
  "default-src": "'none'",
  "style-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

export function setDocumentHeaders(context: Context, policy: ContentPolicy): void {
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  context.header("Content-Security-Policy", directives.join("; "));
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Frame-Options", "DENY");
  context.header("Cross-Origin-Opener-Policy", "same-origin");
  context.header("Permissions-Policy", "camera=(self), geolocation=(), microphone=(), payment=()");
}
