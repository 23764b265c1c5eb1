import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { ContentPolicy } from "./securityHeaders.ts";

/** What a built page contains inline, by its element: the directive that lets it, and its contents. */
const INLINE = { "style-src": /<style>(.*?)<\/style>/gs, "script-src": /<script>(.*?)<\/script>/gs } as const;

/**
 * The policy of a built page that has a script and a style of its own in it: these and no others, by what they hold. The file is
 * read again when it is another, since a newer version is put up under a running server.
 * @param policy what the page may do beside that
 */
export function policyOfPage(file: string, policy: ContentPolicy): () => Promise<ContentPolicy> {
  let read: { readonly at: number; readonly policy: ContentPolicy } | undefined;
  return async () => {
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (at === undefined) return policy;
    if (read?.at !== at) read = { at, policy: withInlineParts(await readFile(file, "utf8"), policy) };
    return read.policy;
  };
}

function withInlineParts(page: string, policy: ContentPolicy): ContentPolicy {
  const allowed = Object.entries(INLINE).map(([directive, part]) => {
    const hashes = [...page.matchAll(part)].map(
      ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
    );
    return [directive, [policy[directive], ...hashes].join(" ")] as const;
  });
  return { ...policy, ...Object.fromEntries(allowed) };
}
