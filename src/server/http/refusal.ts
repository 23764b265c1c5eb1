import {
  type NOT_LOGGED_IN,
  type Reason,
  type ROLE_MISSING,
  UNKNOWN_PATH,
  type WRONG_CREDENTIALS,
} from "../../api/schemas/failure.ts";

/** CouchDB's words for its failures, by status (protocols 3.2); the others in the same manner. */
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

/** What a search answers whose parameters can find nothing, in the specification's words (section 8): the client swallows it. */
export const INVALID_SEARCH = "Invalid search parameters";

type GivenReason =
  | Reason
  | typeof INVALID_SEARCH
  | typeof WRONG_CREDENTIALS
  | typeof NOT_LOGGED_IN
  | typeof ROLE_MISSING
  | typeof UNKNOWN_PATH;

export type RefusalStatus = keyof typeof ERRORS;

/** A call that is refused: its answer is CouchDB's {error, reason}, the reason a key that the browser translates. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: RefusalStatus;
  readonly reason: GivenReason;
  /** What the answer holds beside the reason. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;
  /** The methods that the path takes, where it does not take the one that was asked. */
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
/** There is no such record, or none for who asks. */
export const missing = (): Refusal => new Refusal(404, "missing");
/** There is no such path, or none for who asks: it says nothing of any record. */
export const unknownPath = (): Refusal => new Refusal(404, UNKNOWN_PATH);
