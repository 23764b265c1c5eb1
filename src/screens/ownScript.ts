/** The browser's Trusted Types API, in browsers that have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    /** Typed as a string, because TypeScript's types of workers and scripts expect one. The browser gets a trusted object. */
    createScriptURL(address: string): string;
  };
}

/** The only policy that the portal's Content-Security-Policy allows. The browser refuses to run any other text as a script. */
const POLICY = "kaunter";

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Returns the address of one of the portal's own scripts, for a worker or a page to run. Call it instead of passing a bare
 * address.
 * @throws TypeError for an address of another origin
 */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return checked(address);
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: checked });
  return policy.createScriptURL(address);
}

function checked(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError("The script has another origin. Pass one of the portal's own.");
  return address;
}
