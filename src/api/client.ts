import ky, { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import { is } from "superstruct";
import { isUnreadable } from "../charges/unreadable.ts";
import { base64Of } from "../domain/base64.ts";
import { jsonText } from "../domain/jsonText.ts";
import { type ChangedAmounts, type Fault, PortalError } from "./fault.ts";
import { siteAnswer } from "./schemas/councils/site.ts";
import { failureAnswer, reason as knownReason, REASON_OF_COUCHDB, type Reason } from "./schemas/failure.ts";

/**
 * Sends all JSON calls to the back end. Widgets call it from another site, without credentials. The portal's own pages may send
 * the session's cookie.
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
  /**
   * POST /api/query: the database proxy, with a path in base64 and an optional payload (rule 7.3). The server allows only the
   * listed uses (rule 7.4).
   * @throws PortalError
   */
  query(path: string, call?: QueryOptions): Promise<unknown>;
  /** PUT to the same proxy path: writes a document (rule 7.22). @throws PortalError */
  write(path: string, call?: QueryOptions): Promise<unknown>;
  /** For anything but JSON, such as a picture. The browser caches it as long as the answer allows. @throws PortalError */
  getBlob(path: string, call?: CallOptions): Promise<Blob>;
  /** Sends a file. The caller reads the answer, which may come piece by piece. @throws PortalError */
  postFile(path: string, file: Blob, headers: Readonly<Record<string, string>>): Promise<Response>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The status token of the payment that grants access. A header carries it, which keeps it out of addresses and logs. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The timeout in milliseconds, if not the default. */
  readonly timeout?: number;
  /** Parses the body of a 409 `amount_changed`. Only calls that pay get one. @throws StructError */
  readonly readChangedAmounts?: (body: unknown) => ChangedAmounts;
}

export interface QueryOptions extends Pick<CallOptions, "signal" | "token"> {
  /** For a search or a write. Absent for a read. */
  readonly payload?: unknown;
}

/** A payment search treats an error that contains this text as "nothing found" (rule 8.25). */
const SWALLOWED = "Invalid search parameters";

const PATIENCE_MS = 20_000;
/** The server writes a file while the browser reads it, so a long one needs more time than other calls. */
const FILE_PATIENCE_MS = 10 * 60_000;
/** The timeout of the call that asks why another call failed. */
const REASON_PATIENCE_MS = 5_000;

/**
 * @param portal the back end's address, with or without a trailing slash. All calls are below it
 * @param credentials whether to send the session's cookie, on the portal's own origin
 */
export function createClient(portal: string, credentials: "omit" | "same-origin" = "omit"): Client {
  const http = ky.create({
    baseUrl: portal.endsWith("/") ? portal : `${portal}/`,
    credentials,
    cache: "no-store",
    // Only the citizen repeats a call, or a screen that says so.
    retry: 0,
    timeout: PATIENCE_MS,
    stringifyJson: jsonText,
  });
  // any readable answer proves that the portal knows this site
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
    ask: (options: Omit<CallOptions, "readChangedAmounts" | "token">) => Promise<Answer>,
    call: CallOptions = {},
  ): Promise<Answer> => {
    const { readChangedAmounts, token, ...options } = call;
    const headers = { ...options.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
    try {
      const answer = await ask({ ...options, headers });
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
  const post: Client["post"] = (path, body, call) =>
    answered((options) => http.post(path, { ...options, json: body }).json(), call);
  const put: Client["put"] = (path, body, call) =>
    answered((options) => http.put(path, { ...options, json: body }).json(), call);
  return {
    get: (path, call) => answered((options) => http.get(path, options).json(), call),
    post,
    put,
    query: (path, { payload, ...call } = {}) => post("api/query", { url: base64Of(path), payload }, call),
    write: (path, { payload, ...call } = {}) => put("api/query", { url: base64Of(path), payload }, call),
    delete: (path, call) => answered((options) => http.delete(path, options).json(), call),
    postFile: (path, body, headers) =>
      answered((options) => http.post(path, { ...options, body }), {
        headers,
        timeout: FILE_PATIENCE_MS,
      }),
    getBlob: (path, call) =>
      answered((options) => http.get(path, { ...options, cache: "default" }).blob(), call),
  };
}

/** Whether this page belongs to the portal. Outside a browser there is no page. */
function isOwnPage(portal: string): boolean {
  return globalThis.location?.origin === new URL(portal).origin;
}

/**
 * @param isRefusedSite asks the portal whether it refuses calls from this page's site. A browser cannot tell that from a broken
 * network
 */
async function faultOfThrown(
  error: unknown,
  isRefusedSite: () => Promise<boolean>,
  readChangedAmounts: CallOptions["readChangedAmounts"],
): Promise<Fault> {
  if (isHTTPError(error)) return faultOfAnswer(error.response, error.data, readChangedAmounts);
  if (isTimeoutError(error)) return { kind: "timeout" };
  // ky's network error covers only the request. When the answer breaks off, fetch throws a TypeError
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
