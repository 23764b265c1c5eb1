import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { ContentPolicy } from "./securityHeaders.ts";

/** The inline parts of a built page, by the policy directive that must allow them. */
const INLINE = { "style-src": /<style>(.*?)<\/style>/gs, "script-src": /<script>(.*?)<\/script>/gs } as const;

/**
 * The policy of a built page that has inline scripts and styles. It allows exactly these, by their hashes. It reads the file again
 * when the file changes, because an operator may install a newer build under a running server.
 * @param policy the further permissions of the page
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
