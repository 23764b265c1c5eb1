/**
 * The address of the portal that served a script, without a trailing slash: the part of the script's address before `/widgets/`.
 * `https://example/base/widgets/kaunter.js` gives `https://example/base`. Undefined when no portal served the script, because a
 * council bundles the elements with its own program or opens them as a file.
 */
export function portalOfScript(script: string): string | undefined {
  const { protocol, origin, pathname } = new URL(script);
  const end = pathname.lastIndexOf("/widgets/");
  return /^https?:$/.test(protocol) && end !== -1 ? `${origin}${pathname.slice(0, end)}` : undefined;
}
