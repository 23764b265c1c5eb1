import type { MiddlewareHandler } from "hono";
import type { BackendEnv, Context } from "./context.ts";

/**
 * A document's own policy: what its page may load, where its forms may go. No inline script or style anywhere, but what the
 * portal's page is built with (inlineParts.ts).
 */
export type ContentPolicy = Readonly<Record<string, string>>;

/** No text becomes markup or a script, but by the policies that are named. */
const trustedTypes = (policies: string): ContentPolicy => ({
  "require-trusted-types-for": "'script'",
  "trusted-types": policies,
});

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
  // of src/screens/ownScript.ts: the addresses of its own scripts
  ...trustedTypes("kaunter"),
};

/** The portal's page for frames: what its other pages may do, in frames on the councils' sites and nobody else's. */
export function framePolicy(councilOrigins: readonly string[]): ContentPolicy {
  const framers = councilOrigins.length === 0 ? "'none'" : councilOrigins.join(" ");
  return { ...PORTAL_POLICY, "frame-ancestors": framers };
}

/** What an element may ask while it is only looked at: nothing that makes or changes anything. */
const READING_CALLS = [
  "/search",
  "/assessments",
  "/compounds",
  "/market",
  "/api/licenses",
  "/api/query",
  "/api/fpx/banks",
];

/**
 * The preview of an element, in a frame of the portal's own pages. The browser lets it make no payment, whatever is pressed.
 * @param calls the address below which every call is, without a slash at its end
 */
export function previewPolicy(calls: string): ContentPolicy {
  return {
    ...PORTAL_POLICY,
    "connect-src": READING_CALLS.map((path) => `${calls}${path}`).join(" "),
    "frame-ancestors": "'self'",
  };
}

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
  ...trustedTypes("kaunter"),
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
    ...trustedTypes("'none'"),
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

/** For browsers that know no `frame-ancestors`. It cannot name sites: what some may frame is left to the policy. */
const FRAME_OPTIONS: ReadonlyMap<string | undefined, string> = new Map([
  ["'none'", "DENY"],
  ["'self'", "SAMEORIGIN"],
]);

/** A year: a browser that was here once asks by https alone from then on. */
const SECURE_TRANSPORT = "max-age=31536000";

/**
 * Has browsers come by https alone, where the portal's address is one. Its other names are not this server's to speak for.
 * @param portal the portal's own address
 */
export function secureTransport(portal: string): MiddlewareHandler<BackendEnv> {
  const isSecure = new URL(portal).protocol === "https:";
  return async (context, next) => {
    await next();
    if (isSecure) context.header("Strict-Transport-Security", SECURE_TRANSPORT);
  };
}

/** What a document may use of the device: the camera where there is a scanner, and nothing else. */
const permissions = (camera: "(self)" | "()") =>
  `camera=${camera}, geolocation=(), microphone=(), payment=()`;

/** @param scans whether the document offers to scan a code */
export function setDocumentHeaders(context: Context, policy: ContentPolicy, scans = false): void {
  context.header("Content-Security-Policy", textOf(policy));
  context.header("X-Content-Type-Options", "nosniff");
  const framing = FRAME_OPTIONS.get(policy["frame-ancestors"]);
  if (framing !== undefined) context.header("X-Frame-Options", framing);
  context.header("Cross-Origin-Opener-Policy", "same-origin");
  context.header("Permissions-Policy", permissions(scans ? "(self)" : "()"));
}

function textOf(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** Of what is no document: opened as one, it loads nothing, does nothing, and is in nobody's frame. */
const PLAIN_HEADERS = Object.entries({
  "Content-Security-Policy": textOf({
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  }),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": permissions("()"),
});

/**
 * Gives every answer what it did not say itself, a failure's too. The elements are not the portal's pages: they run under the
 * policies of the sites that embed them, and say what holds of them themselves.
 */
export function plainHeaders(basePath = ""): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    await next();
    if (context.req.path.startsWith(`${basePath}/widgets/`)) return;
    // a document's own policy says who frames it
    const isDocument = context.res.headers.has("Content-Security-Policy");
    for (const [name, value] of PLAIN_HEADERS)
      if (!context.res.headers.has(name) && !(isDocument && name === "X-Frame-Options"))
        context.header(name, value);
  };
}
