import type { ErrorHandler, MiddlewareHandler, NotFoundHandler } from "hono";
import { routePath } from "hono/route";
import { isUnreadable } from "../../../src/charges/lines.ts";
import { describeError, type Log } from "../log.ts";
import type { RandomBytes } from "../random.ts";
import type { BackendEnv, Context } from "./context.ts";
import { invalidRequest, missing, Refusal } from "./refusal.ts";

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
export function answerFailures(log: Log): ErrorHandler<BackendEnv> {
  return (failure, context) => {
    const refusal = refusalOf(failure);
    const fault = refusal.status === 500 ? describeError(failure) : {};
    return answerRefusal(context, refusal, log, fault);
  };
}

export function answerUnknownPaths(log: Log): NotFoundHandler<BackendEnv> {
  return (context) => answerRefusal(context, missing(), log, {});
}

function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  return isUnreadable(failure) ? invalidRequest() : new Refusal(500, "attempt_failed_please_try_again");
}

function answerRefusal(
  context: Context,
  refusal: Refusal,
  log: Log,
  fault: Partial<ReturnType<typeof describeError>>,
): Response {
  const reference = context.get("reference");
  const { status, error, reason, retryAfter } = refusal;
  // the route, not the path: a path can hold a handle or a token
  log({
    event: "refused",
    reference,
    method: context.req.method,
    route: routePath(context, -1),
    status,
    reason,
    ...fault,
  });
  context.header(REFERENCE_HEADER, reference);
  context.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  return context.json({ ...refusal.details, error, reason, reference }, status);
}
