import ky, { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import { is } from "superstruct";
import { isUnreadable } from "../charges/unreadable.ts";
import { jsonText } from "../domain/jsonText.ts";
import { type ChangedAmounts, type Fault, PortalError } from "./fault.ts";
import { failureAnswer, reason as knownReason, REASON_OF_COUCHDB, type Reason } from "./schemas/failure.ts";
import { siteAnswer } from "./schemas/site.ts";

/**
 * The one way to the back end. Widgets call it from another site: without credentials, as JSON; the portal's own pages may show
 * who is logged in.
 */
export interface Client {
  /** @throws PortalError */
  get(path: string, call?: CallOptions): Promise<unknown>;
  /** @throws PortalError */
  post(path: string, body: unknown, call?: CallOptions): Promise<unknown>;
  /** @throws PortalError */
  put(path: string, body: unknown, call?: CallOptions): Promise<unknown>;
  /** @throws PortalError */
  delete(path: string, call?: CallOptions): Promise<unknown>;
  /** What is no JSON, such as a picture; kept by the browser as long as the answer allows. @throws PortalError */
  getBlob(path: string, call?: CallOptions): Promise<Blob>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the answer is waited for, in milliseconds, where that is not the usual time. */
  readonly timeout?: number;
  /** Reads the body of a 409 `amount_changed`. Only a call that pays gets one. @throws StructError */
  readonly readChangedAmounts?: (body: unknown) => ChangedAmounts;
}

/**
 * "A payment search error containing 'Invalid search parameters' is swallowed" (docs/specification.md, section 8): nothing is
 * found so.
 */
const SWALLOWED = "Invalid search parameters";

const PATIENCE_MS = 20_000;
/** How long the portal is waited for that might say why a call failed. */
const REASON_PATIENCE_MS = 5_000;

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
    stringifyJson: jsonText,
  });
  // an answer that could be read shows that the portal knows the site
  let isKnownSite = isOwnPage(portal);
  const isRefusedSite = async () => {
    if (isKnownSite) return false;
    const answer = await http
      .get("api/site", { timeout: REASON_PATIENCE_MS })
      .json()
      .catch(() => undefined);
    return is(answer, siteAnswer) && !answer.known;
  };
  const answered = async <Answer>(
    ask: (options: Omit<CallOptions, "readChangedAmounts">) => Promise<Answer>,
    call: CallOptions = {},
  ): Promise<Answer> => {
    const { readChangedAmounts, ...options } = call;
    try {
      const answer = await ask(options);
      isKnownSite = true;
      return answer;
    } catch (error) {
      if (call.signal?.aborted) throw error;
      const refused = isHTTPError(error) ? error : undefined;
      isKnownSite ||= refused !== undefined;
      const fault = await faultOfThrown(error, isRefusedSite, readChangedAmounts);
      throw new PortalError(fault, error, refused?.response.status, refused?.data);
    }
  };
  return {
    get: (path, call) => answered((options) => http.get(path, options).json(), call),
    post: (path, body, call) =>
      answered((options) => http.post(path, { ...options, json: body }).json(), call),
    put: (path, body, call) => answered((options) => http.put(path, { ...options, json: body }).json(), call),
    delete: (path, call) => answered((options) => http.delete(path, options).json(), call),
    getBlob: (path, call) =>
      answered((options) => http.get(path, { ...options, cache: "default" }).blob(), call),
  };
}

/** Whether this page is the portal's own. Outside a browser there is no page. */
function isOwnPage(portal: string): boolean {
  return globalThis.location?.origin === new URL(portal).origin;
}

/**
 * @param isRefusedSite asks the portal whether it refuses the calls of this page's site: a browser does not tell that from a
 * broken network
 */
async function faultOfThrown(
  error: unknown,
  isRefusedSite: () => Promise<boolean>,
  readChangedAmounts: CallOptions["readChangedAmounts"],
): Promise<Fault> {
  if (isHTTPError(error)) return faultOfAnswer(error.response, error.data, readChangedAmounts);
  if (isTimeoutError(error)) return { kind: "timeout" };
  // ky speaks of the request alone: an answer that breaks off on the way is fetch's own TypeError
  if (isNetworkError(error) || error instanceof TypeError) {
    if (!navigator.onLine) return { kind: "offline" };
    return { kind: (await isRefusedSite()) ? "site_unknown" : "unreachable" };
  }
  return { kind: "unreadable" };
}

function faultOfAnswer(
  response: Response,
  body: unknown,
  readChangedAmounts: CallOptions["readChangedAmounts"],
): Fault {
  const failure = is(body, failureAnswer) ? body : undefined;
  const reference = failure?.reference;
  if (failure?.reason === "amount_changed") return amountChanged(body, readChangedAmounts);
  if (failure?.reason === "closed") return { kind: "closed" };
  if (response.status === 429) return { kind: "busy", retryAfter: retryAfter(response) };
  if (response.status === 404 && failure?.reason === "missing") return { kind: "missing" };
  if (failure?.reason.includes(SWALLOWED)) return { kind: "missing" };
  if (response.status >= 500) return { kind: "unavailable", retryAfter: retryAfter(response), reference };
  if (failure === undefined) return { kind: "unreadable" };
  return { kind: "refused", reason: reasonOf(failure.reason), reference };
}

function reasonOf(written: string): Reason {
  const known = is(written, knownReason) ? written : undefined;
  return known ?? REASON_OF_COUCHDB.get(written) ?? "attempt_failed_please_try_again";
}

function amountChanged(body: unknown, readChangedAmounts: CallOptions["readChangedAmounts"]): Fault {
  if (readChangedAmounts === undefined) return { kind: "unreadable" };
  try {
    return { kind: "amount_changed", ...readChangedAmounts(body) };
  } catch (error) {
    if (isUnreadable(error)) return { kind: "unreadable" };
    throw error;
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
