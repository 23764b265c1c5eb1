/**
 * The portal that served a script, without a slash at its end: what stands before `/widgets/` in the script's address,
 * so that a portal below a base path is found as well.
 */
export function portalOfScript(script: string): string {
  const { origin, pathname } = new URL(script);
  const end = pathname.lastIndexOf("/widgets/");
  return end === -1 ? origin : `${origin}${pathname.slice(0, end)}`;
}
