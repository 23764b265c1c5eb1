import type { Finding } from "./findings.ts";

/** Findings from a page's events: our requests that its Content-Security-Policy blocked, and errors of elements. */
export interface PageWatch {
  readonly findings: () => readonly Finding[];
}

/**
 * Listens from now on. Browsers with `ReportingObserver` also report earlier violations of the policy.
 * @param portal the portal that served the script; our blocked addresses begin with it
 * @param onFound called after each new finding
 */
export function watchPage(page: Document, portal: string, onFound: () => void): PageWatch {
  const found = new Map<string, Finding>();
  const note = (finding: Finding) => {
    const key = `${finding.kind} ${finding.about}`;
    if (found.has(key)) return;
    found.set(key, finding);
    onFound();
  };
  const noteBlocked = (directive: string, blocked: string, source: string) => {
    if (!blocked.startsWith(portal) && !source.startsWith(portal)) return;
    // the webmaster can allow an origin, but not what has no address, such as `inline`; nothing of ours is inline
    if (!URL.canParse(blocked)) return note({ kind: "policyInside", about: `${directive}: ${blocked}` });
    const { origin } = new URL(blocked);
    const write = `${directive.replace(/-(?:elem|attr)$/, "")} 'self' ${origin}`;
    note({ kind: "policy", about: `${directive}: ${origin}`, write });
  };
  page.addEventListener("securitypolicyviolation", (event) =>
    noteBlocked(event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
  page.addEventListener("kaunter-error", ({ detail }) => {
    // for a wrong attribute we check the page again, because the check of the tag finds it
    if (detail.kind === "configuration") onFound();
    else note({ kind: "failed", about: `${detail.kind} (${detail.code})`, write: detail.message });
  });
  if ("ReportingObserver" in globalThis)
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const fieldOf = (name: string) => String((body && Reflect.get(body, name)) ?? "");
          noteBlocked(fieldOf("effectiveDirective"), fieldOf("blockedURL"), fieldOf("sourceFile"));
        }
      },
      { types: ["csp-violation"], buffered: true },
    ).observe();
  return { findings: () => [...found.values()] };
}
