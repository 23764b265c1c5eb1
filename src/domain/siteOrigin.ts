/** A name with a dot, and nothing that a policy of a page could read as more than one site. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The origin of a council's site that a person typed: an https address with a name and without a path. Undefined for anything else:
 * an address in numbers, a name without a dot, a placeholder.
 */
export function siteOriginOf(typed: string): string | undefined {
  const url = URL.parse(typed.trim());
  if (url === null || url.protocol !== "https:" || !HOST.test(url.hostname)) return undefined;
  const isBare = url.pathname === "/" && url.search === "" && url.hash === "";
  return isBare && url.username === "" && url.password === "" ? url.origin : undefined;
}

/** The domain that a person typed, such as "mpt.gov.my", in the form of a host name. Undefined for anything else, also for an address. */
export function siteDomainOf(typed: string): string | undefined {
  const origin = siteOriginOf(`https://${typed.trim()}`);
  if (origin === undefined) return undefined;
  const { host, hostname } = new URL(origin);
  return host === hostname ? host : undefined;
}

/** Whether a host is the domain itself or below it. */
export function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
