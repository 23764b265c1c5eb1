/**
 * The portal that served a script, without a slash at its end: what stands before `/widgets/` in the script's address,
 * so that a portal below a base path is found as well. Undefined where no portal did: a council's program bundles the
 * elements with its own, or opens them as a file.
 */
export function portalOfScript(script: string): string | undefined {
  const { protocol, origin, pathname } = new URL(script);
  const end = pathname.lastIndexOf("/widgets/");
  return /^https?:$/.test(protocol) && end !== -1 ? `${origin}${pathname.slice(0, end)}` : undefined;
}
