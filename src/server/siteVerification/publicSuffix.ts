import { getDomain } from "tldts";

/** The rules of the public suffix list that companies added, such as github.io, count too: anybody may have a name below them. */
const RULES = { allowPrivateDomains: true };

/** Whether anybody may register a name directly below the domain, as below com.my. A council never owns it. */
export function isPublicSuffix(domain: string): boolean {
  return getDomain(domain, RULES) === null;
}
