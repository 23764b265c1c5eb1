import type { MiddlewareHandler } from "hono";
import type { BackendEnv, Context } from "./context.ts";

/**
 * The Content-Security-Policy of a document. No policy allows inline scripts or styles, except the ones that are built into the
 * portal's page (inlineParts.ts).
 */
export type ContentPolicy = Readonly<Record<string, string>>;

/** No text may become markup or a script, except through these policies. */
const trustedTypes = (policies: string): ContentPolicy => ({
  "require-trusted-types-for": "'script'",
  "trusted-types": policies,
});

/** The portal's pages load from their own origin only, submit no forms, and appear in no frame. */
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
  // src/screens/ownScript.ts creates this policy for the addresses of its own scripts
  ...trustedTypes("kaunter"),
};

/** The portal's page for frames. The councils' sites may frame it, and nobody else. */
export function framePolicy(councilOrigins: readonly string[]): ContentPolicy {
  const framers = councilOrigins.length === 0 ? "'none'" : councilOrigins.join(" ");
  return { ...PORTAL_POLICY, "frame-ancestors": framers };
}

/** The calls that an element in the preview may make. None of them creates or changes anything. */
const READING_CALLS = [
  "/search",
  "/assessments",
  "/compounds",
  "/market",
  "/api/licenses",
  "/api/query",
  "/api/fpx/banks",
  "/api/fpx/banks/logo",
];

/**
 * The preview of an element, in a frame on the portal's own pages. The browser blocks the calls that make a payment.
 * @param calls the address below which all calls are, without a slash at its end
 */
export function previewPolicy(calls: string): ContentPolicy {
  return {
    ...PORTAL_POLICY,
    "connect-src": READING_CALLS.map((path) => `${calls}${path}`).join(" "),
    "frame-ancestors": "'self'",
  };
}

/** The small page that checks a document. It loads its own files, makes the portal's two calls, and has no form. */
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

/**
 * The page that goes on to the bank. Its one form posts there. Browsers also check the redirects of a post against form-action,
 * and a gateway may redirect to another host (3-D Secure), so the policy allows any https address.
 */
export function bankPagePolicy(bankOrigin: string): ContentPolicy {
  return {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "base-uri": "'none'",
    "form-action": `${bankOrigin} https:`,
    "frame-ancestors": "'none'",
    ...trustedTypes("'none'"),
  };
}

/**
 * The portal's own card form. It loads its two files only. Its form posts to the gateway, which may redirect as from the other
 * page: for card payments 3-D Secure is the rule.
 */
export function cardFormPolicy(
  gatewayOrigin: string,
  files: { readonly script: string; readonly style: string },
): ContentPolicy {
  return {
    ...bankPagePolicy(gatewayOrigin),
    "img-src": "'none'",
    "script-src": files.script,
    "style-src": files.style,
  };
}

/** A page with a message and a link. */
export const NOTICE_POLICY: ContentPolicy = {
  "default-src": "'none'",
  "style-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** For browsers without `frame-ancestors`. This header cannot name sites, so it is absent where some sites may frame the page. */
const FRAME_OPTIONS: ReadonlyMap<string | undefined, string> = new Map([
  ["'none'", "DENY"],
  ["'self'", "SAMEORIGIN"],
]);

/** One year. After its first visit a browser uses https only. */
const SECURE_TRANSPORT = "max-age=31536000";

/**
 * Makes browsers use https only, where the portal's address is an https address. It leaves out subdomains, because other servers
 * may run there.
 * @param portal the portal's address
 */
export function secureTransport(portal: string): MiddlewareHandler<BackendEnv> {
  const isSecure = new URL(portal).protocol === "https:";
  return async (context, next) => {
    await next();
    if (isSecure) context.header("Strict-Transport-Security", SECURE_TRANSPORT);
  };
}

/** The device features that a document may use: the camera for its scanner, and nothing else. */
const permissions = (camera: "(self)" | "()") =>
  `camera=${camera}, geolocation=(), microphone=(), payment=()`;

/** @param scans whether the document can scan a code */
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

/**
 * For answers that are not documents. Opened as a document, such an answer loads nothing, does nothing, and appears in no frame.
 */
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
  // pages of other origins read the calls by CORS alone, and cannot load an answer as a script or picture
  "Cross-Origin-Resource-Policy": "same-origin",
});

/**
 * Adds these headers to every answer that did not set them, failures included. It leaves out the elements, which run under the
 * policies of the sites that embed them and set their own headers.
 */
export function plainHeaders(basePath = ""): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    await next();
    if (context.req.path.startsWith(`${basePath}/widgets/`)) return;
    // a document's own policy says who may frame it
    const isDocument = context.res.headers.has("Content-Security-Policy");
    for (const [name, value] of PLAIN_HEADERS)
      if (!context.res.headers.has(name) && !(isDocument && name === "X-Frame-Options"))
        context.header(name, value);
  };
}
