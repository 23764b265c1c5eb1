import type { ErrorHandler, MiddlewareHandler, NotFoundHandler } from "hono";
import { routePath } from "hono/route";
import { isUnreadable } from "../../charges/unreadable.ts";
import type { RandomBytes } from "../crypto.ts";
import { DatabaseAwayError } from "../databases/databaseAway.ts";
import { describeError, type Log } from "../log.ts";
import type { AllowedMethods } from "../openapi/allowedMethods.ts";
import type { BackendEnv, Context } from "./context.ts";
import { invalidRequest, Refusal, unknownPath } from "./refusal.ts";

export const REFERENCE_HEADER = "x-reference";

/** Gives every request a correlation id, and every answer the header with it. */
export function references(random: RandomBytes): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const reference = random(8).toString("hex");
    context.set("reference", reference);
    await next();
    context.header(REFERENCE_HEADER, reference);
  };
}

/** Answers an error in CouchDB's shape, and logs it. */
export function answerFailures(log: Log, taken: AllowedMethods): ErrorHandler<BackendEnv> {
  return (failure, context) => {
    return answerRefusal(context, logRefusal(context, withMethod(context, failure, taken), log));
  };
}

export function answerUnknownPaths(log: Log, taken: AllowedMethods): NotFoundHandler<BackendEnv> {
  return (context) =>
    answerRefusal(context, logRefusal(context, withMethod(context, unknownPath(), taken), log));
}

/** Turns a 404 into a 405 when the path exists with other methods. */
function withMethod({ req }: Context, failure: unknown, taken: AllowedMethods): unknown {
  if (!(failure instanceof Refusal) || failure.status !== 404) return failure;
  const allow = taken(req.path);
  // A preflight asks only whether the browser may call. It gets no Allow header.
  if (allow.length === 0 || allow.includes(req.method) || req.method === "OPTIONS") return failure;
  return new Refusal(405, "invalid_request", { allow });
}

/** Seconds. */
const RETRY_AFTER = 10;

function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  if (failure instanceof DatabaseAwayError)
    return new Refusal(503, "attempt_failed_please_try_again", { retryAfter: RETRY_AFTER });
  return isUnreadable(failure) ? invalidRequest() : new Refusal(500, "attempt_failed_please_try_again");
}

/** Logs an error, and returns the refusal for it. */
export function logRefusal(context: Context, failure: unknown, log: Log): Refusal {
  const refusal = refusalOf(failure);
  log({
    event: "refused",
    reference: context.get("reference"),
    method: context.req.method,
    // the route, not the path: a path can hold a handle or a token
    route: routePath(context, -1),
    status: refusal.status,
    reason: refusal.reason,
    ...(refusal.status === 500 || failure instanceof DatabaseAwayError ? describeError(failure) : {}),
  });
  return refusal;
}

function answerRefusal(
  context: Context,
  { status, error, reason, retryAfter, allow, details }: Refusal,
): Response {
  const reference = context.get("reference");
  context.header(REFERENCE_HEADER, reference);
  context.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  if (allow !== undefined) context.header("Allow", allow.join(", "));
  return context.json({ ...details, error, reason, reference }, status);
}
