import type { Finding } from "./findings.ts";

/** What a page tells by events: what its policy blocked of ours, and what elements failed at. */
export interface PageWatch {
  readonly findings: () => readonly Finding[];
}

/**
 * Listens from now on; what the policy blocked before is told where the browser keeps it.
 * @param portal that served the script, with which a blocked address of ours begins
 * @param onFound called when there is more
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
    // an origin can be let in; what is inline cannot, and nothing of ours is
    if (!URL.canParse(blocked)) return note({ kind: "policyInside", about: `${directive}: ${blocked}` });
    const { origin } = new URL(blocked);
    const write = `${directive.replace(/-(?:elem|attr)$/, "")} 'self' ${origin}`;
    note({ kind: "policy", about: `${directive}: ${origin}`, write });
  };
  page.addEventListener("securitypolicyviolation", (event) =>
    noteBlocked(event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
  page.addEventListener("kaunter-error", ({ detail }) => {
    // a wrong attribute is found by looking at the tag, once its element is there
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
