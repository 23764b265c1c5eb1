import { is } from "superstruct";
import { siteAnswer } from "../../src/api/schemas/site.ts";
import { base64Of } from "../../src/domain/base64.ts";
import type { Finding } from "./findings.ts";
import { patience } from "./patience.ts";

/** The first call of every element. The portal answers it only to the sites that it knows. */
const CALL: RequestInit = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ url: base64Of("metadata/configuration") }),
};

/** Checks that the portal answers this page. */
export async function inspectPortal(portal: string): Promise<readonly Finding[]> {
  const address = `${portal}/api/query`;
  const signal = patience();
  const answered = await ask(address, { ...CALL, signal });
  if (answered === "json") return [];
  if (answered === "other") return [{ kind: "notPortal", about: portal }];
  return (await isRefused(portal, signal))
    ? [{ kind: "siteUnknown", about: location.origin, write: siteAddress() }]
    : [{ kind: "unreachable", about: portal }];
}

/** Whether the portal answers that it does not know this site. Without this answer, the reason for the failed call is unknown. */
async function isRefused(portal: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`${portal}/api/site`, { signal, credentials: "omit", cache: "no-store" });
    const answered: unknown = await answer.json();
    return is(answered, siteAnswer) && !answered.known;
  } catch {
    return false;
  }
}

/** The address of this site for the portal's list. A page that was opened as a file has no address yet. */
function siteAddress(): string {
  return location.protocol === "file:" ? "https://…" : location.origin;
}

async function ask(address: string, call: RequestInit): Promise<"json" | "other" | "nothing"> {
  try {
    const { headers } = await fetch(address, { ...call, credentials: "omit", cache: "no-store" });
    return headers.get("content-type")?.includes("json") ? "json" : "other";
  } catch {
    return "nothing";
  }
}
