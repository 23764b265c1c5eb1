import type { ErrorHandler, MiddlewareHandler, NotFoundHandler } from "hono";
import { routePath } from "hono/route";
import { isUnreadable } from "../../charges/unreadable.ts";
import { describeError, type Log } from "../log.ts";
import type { AllowedMethods } from "../openapi/allowedMethods.ts";
import type { RandomBytes } from "../random.ts";
import type { BackendEnv, Context } from "./context.ts";
import { invalidRequest, Refusal, unknownPath } from "./refusal.ts";

export const REFERENCE_HEADER = "x-reference";

/** Gives every request its correlation id, and every answer the header that names it. */
export function references(random: RandomBytes): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const reference = random(8).toString("hex");
    context.set("reference", reference);
    await next();
    context.header(REFERENCE_HEADER, reference);
  };
}

/** Answers what was thrown in CouchDB's shape, and logs it. */
export function answerFailures(log: Log, taken: AllowedMethods): ErrorHandler<BackendEnv> {
  return (failure, context) => {
    return answerRefusal(context, logRefusal(context, withMethod(context, failure, taken), log));
  };
}

export function answerUnknownPaths(log: Log, taken: AllowedMethods): NotFoundHandler<BackendEnv> {
  return (context) =>
    answerRefusal(context, logRefusal(context, withMethod(context, unknownPath(), taken), log));
}

/** Nothing was found: by this method, where the path takes others. */
function withMethod({ req }: Context, failure: unknown, taken: AllowedMethods): unknown {
  if (!(failure instanceof Refusal) || failure.status !== 404) return failure;
  const allow = taken(req.path);
  // a preflight asks whether it may ask, and learns no more than that
  if (allow.length === 0 || allow.includes(req.method) || req.method === "OPTIONS") return failure;
  return new Refusal(405, "invalid_request", { allow });
}

function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  return isUnreadable(failure) ? invalidRequest() : new Refusal(500, "attempt_failed_please_try_again");
}

/** Logs what was thrown, and says what kind of refusal it is. */
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
    ...(refusal.status === 500 ? describeError(failure) : {}),
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
