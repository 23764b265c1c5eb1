import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from "ky";
import { is, mask } from "superstruct";
import { isUnreadable, readLine } from "../charges/lines.ts";
import { type Fault, PortalError } from "./fault.ts";
import {
  amountChangedAnswer,
  failureAnswer,
  reason as knownReason,
  REASON_OF_COUCHDB,
  type Reason,
} from "./schemas/failure.ts";

/** The one way to the back end. Widgets call it from another site: without credentials, as JSON; the portal's own pages may show who is logged in. */
export interface Client {
  /** @throws PortalError */
  get(path: string, call?: CallOptions): Promise<unknown>;
  /** @throws PortalError */
  post(path: string, body: unknown, call?: CallOptions): Promise<unknown>;
  /** @throws PortalError */
  delete(path: string, call?: CallOptions): Promise<unknown>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** "A payment search error containing 'Invalid search parameters' is swallowed" (specification, section 8): nothing is found so. */
const SWALLOWED = "Invalid search parameters";

const PATIENCE_MS = 20_000;

/**
 * @param portal the back end's address, with or without a slash at its end; calls stand below it
 * @param credentials whether the session's cookie goes with the calls, on the portal's own origin
 */
export function createClient(portal: string, credentials: "omit" | "same-origin" = "omit"): Client {
  const http = ky.create({
    baseUrl: portal.endsWith("/") ? portal : `${portal}/`,
    credentials,
    cache: "no-store",
    // A call is repeated by the citizen or by a screen that says so, never behind their back.
    retry: 0,
    timeout: PATIENCE_MS,
  });
  return {
    get: (path, call) => answerOf(http, "get", path, call ?? {}),
    post: (path, body, call) => answerOf(http, "post", path, { ...call, json: body }),
    delete: (path, call) => answerOf(http, "delete", path, call ?? {}),
  };
}

async function answerOf(
  http: KyInstance,
  method: "get" | "post" | "delete",
  path: string,
  options: CallOptions & { json?: unknown },
): Promise<unknown> {
  try {
    return await http(path, { method, ...options }).json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new PortalError(
      faultOfThrown(error),
      error,
      isHTTPError(error) ? error.response.status : undefined,
    );
  }
}

function faultOfThrown(error: unknown): Fault {
  if (isHTTPError(error)) return faultOfAnswer(error.response, error.data);
  if (isTimeoutError(error)) return { kind: "timeout" };
  // ky speaks of the request alone: an answer that breaks off on the way is fetch's own TypeError
  if (isNetworkError(error) || error instanceof TypeError)
    return navigator.onLine ? { kind: "unreachable" } : { kind: "offline" };
  return { kind: "unreadable" };
}

function faultOfAnswer(response: Response, body: unknown): Fault {
  const told = is(body, failureAnswer) ? body : undefined;
  const reference = told?.reference;
  if (told?.reason === "amount_changed") return amountChanged(body);
  if (told?.reason === "closed") return { kind: "closed" };
  if (response.status === 429) return { kind: "busy", retryAfter: retryAfter(response) };
  if (response.status === 404 && told?.reason === "missing") return { kind: "missing" };
  if (told?.reason.includes(SWALLOWED)) return { kind: "missing" };
  if (response.status >= 500) return { kind: "unavailable", retryAfter: retryAfter(response), reference };
  if (told === undefined) return { kind: "unreadable" };
  return { kind: "refused", reason: reasonOf(told.reason), reference };
}

function reasonOf(told: string): Reason {
  const known = is(told, knownReason) ? told : undefined;
  return known ?? REASON_OF_COUCHDB.get(told) ?? "attempt_failed_please_try_again";
}

function amountChanged(body: unknown): Fault {
  try {
    const fresh = mask(body, amountChangedAnswer);
    return {
      kind: "amount_changed",
      lines: fresh.services.map((line) => (line === null ? null : readLine(line))),
      amount: fresh.amount,
    };
  } catch (error) {
    if (isUnreadable(error)) return { kind: "unreadable" };
    throw error;
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
