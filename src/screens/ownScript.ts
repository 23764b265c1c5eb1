/** A browser's Trusted Types, where it has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    /** What takes it calls it a string; it is one that the browser trusts. */
    createScriptURL(address: string): string;
  };
}

/** The one policy that the portal's Content-Security-Policy names: whatever else would run a text as a script is refused. */
const POLICY = "kaunter";

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The address of a script of the portal's own that a worker or a page is to run.
 * @throws TypeError for one of another origin
 */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return checked(address);
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: checked });
  return policy.createScriptURL(address);
}

function checked(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError("only the portal's own scripts run here");
  return address;
}
