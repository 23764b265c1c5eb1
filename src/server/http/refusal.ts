import {
  type NOT_LOGGED_IN,
  type Reason,
  type ROLE_MISSING,
  UNKNOWN_PATH,
  type WRONG_CREDENTIALS,
} from "../../api/schemas/failure.ts";

/** CouchDB's error words by status (docs/protocols.md, CouchDB). We chose the others in the same style. */
export const ERRORS = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  410: "gone",
  413: "too_large",
  415: "bad_content_type",
  422: "unprocessable_entity",
  429: "too_many_requests",
  500: "internal_server_error",
  503: "service_unavailable",
} as const;

/** The answer to a search whose parameters can find nothing. The client swallows it (rule 8.25). */
export const INVALID_SEARCH = "Invalid search parameters";

type GivenReason =
  | Reason
  | typeof INVALID_SEARCH
  | typeof WRONG_CREDENTIALS
  | typeof NOT_LOGGED_IN
  | typeof ROLE_MISSING
  | typeof UNKNOWN_PATH;

export type RefusalStatus = keyof typeof ERRORS;

/** An error that refuses the call. The answer is CouchDB's {error, reason}. The browser translates the reason. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: RefusalStatus;
  readonly reason: GivenReason;
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** The methods that the path supports, for a 405. */
  readonly allow: readonly string[] | undefined;

  constructor(
    status: RefusalStatus,
    reason: GivenReason,
    options: {
      details?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
      allow?: readonly string[];
    } = {},
  ) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }

  get error(): string {
    return ERRORS[this.status];
  }
}

export const invalidRequest = (): Refusal => new Refusal(400, "invalid_request");
/** The record does not exist, or the caller may not see it. */
export const missing = (): Refusal => new Refusal(404, "missing");
/** The path does not exist, or the caller may not use it. This says nothing about any record. */
export const unknownPath = (): Refusal => new Refusal(404, UNKNOWN_PATH);
