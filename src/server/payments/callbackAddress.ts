import { RETURN_PARAMETER } from "../../domain/payments/returnParameter.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";

const LONGEST = 2000;

/**
 * Checks a callback_url: http or https, an allowed origin, no fragment.
 * @throws Refusal 400 invalid_callback
 */
export function checkCallbackAddress(address: string, origins: ReadonlySet<string>): void {
  const url = address.length <= LONGEST && !address.includes("#") ? URL.parse(address) : null;
  const isAllowed =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    origins.has(url.origin) &&
    url.username === "" &&
    url.password === "";
  if (!isAllowed) throw new Refusal(400, "invalid_callback");
}

/** Whether the bank leads back to the portal's own page, and not to a council's. */
export function isOnPortal({ portal }: Pick<Services, "portal">, callback: string): boolean {
  return URL.parse(callback)?.origin === new URL(portal).origin;
}

/** Appends the handle to the address's query. The rest of the query stays as it was written. */
export function returnAddress(callback: string, handle: string): string {
  const url = new URL(callback);
  const parameter = `${RETURN_PARAMETER}=${encodeURIComponent(handle)}`;
  url.search = url.search === "" ? `?${parameter}` : `${url.search}&${parameter}`;
  return url.href;
}
