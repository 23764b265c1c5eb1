import type { Hono, MiddlewareHandler } from "hono";
import { stream } from "hono/streaming";
import { coerce, create, literal, object, optional, string } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import {
  CONFIRMED_HEADER,
  LARGEST_LOAD,
  LOAD_TYPES,
  type LoadEnd,
  type LoadProgress,
} from "../../api/schemas/load.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "../../domain/councils.ts";
import { councilsOf } from "../../domain/roles.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { readUser } from "../accounts/currentUser.ts";
import { permittedCouncils, requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { rolesOf } from "../accounts/roles.ts";
import { atMost } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { takeFrom } from "../http/rateLimiter.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";
import { uploadedFile } from "../http/uploadedFile.ts";
import { describeError } from "../log.ts";
import { recordCharge } from "../records/document.ts";
import { loadForDesk } from "../records/loading/deskLoad.ts";
import type { AccountServices } from "../services.ts";

/** The loads of one person. */
const LOADS = { perHour: 60, atOnce: 20 };

/** What the person chose. `withdraw` is the number of records that they agreed to withdraw. */
const loadRequest = object({
  snapshot: optional(literal("true")),
  withdraw: optional(coerce(whole({ min: 1 }), string(), Number)),
  discard: optional(literal("true")),
});

/**
 * POST /api/admin/loads/{council}/{charge} loads a file of records on the portal's own origin. The answer is a line of JSON for each
 * percent, and then one that says how the load ended. A person who hangs up does not stop it.
 */
export function addLoadRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const path = "/api/admin/loads/:council/:charge";
  const loads = services.rateLimiter.keyLimit("record loads", LOADS);
  /** The councils and charge types that this process loads now. */
  const underWay = new Set<string>();

  const requireCouncil = async (context: Context, council: CouncilCode): Promise<void> => {
    const councils = await permittedCouncils(services, context, "records.load");
    if (councils !== "all" && !councils.has(council)) throw new Refusal(403, ROLE_MISSING);
  };
  /** The end of a load whose person lost the log-in or the role while it was written. */
  const stillAllowed = async (context: Context, council: CouncilCode): Promise<LoadEnd | undefined> => {
    const user = await readUser(services, context);
    const councils = user && councilsOf(rolesOf(user, services.admin), "records.load");
    if (councils === "all" || councils?.has(council)) return undefined;
    return { end: "forbidden", logged_in: user !== undefined };
  };

  api.use(path, sameOriginOnly(services.portal));
  // the role comes first, so that nobody else makes the server read a large body
  const mayLoad = requirePermission(services, "records.load", "byCouncil");
  api.post(path, mayLoad, knownType, statedLength, atMost(LARGEST_LOAD), async (context) => {
    const { council, charge: type } = context.req.param();
    if (!isCouncilCode(council) || !isChargeType(type) || recordCharge(type) === undefined)
      throw invalidRequest();
    await requireCouncil(context, council);
    const ending = endingOf(context);
    const asked = create(context.req.query(), loadRequest);
    const confirmed = confirmedIn(context);
    const { name } = await requireUser(services, context);
    const scope = `${council}:${type}`;
    if (underWay.has(scope)) throw new Refusal(409, "changed_meanwhile");
    takeFrom([loads(name)]);
    underWay.add(scope);
    const file = await uploadedFile(context.req.raw.body, `records.${ending}`).catch((failure: unknown) => {
      underWay.delete(scope);
      throw failure;
    });
    context.header("Content-Type", "application/x-ndjson");
    return stream(context, async (output) => {
      const write = (line: LoadEnd | LoadProgress) => output.write(`${JSON.stringify(line)}\n`);
      try {
        const end = await loadForDesk(services, {
          ...{ path: file.path, council, type, confirmed, withdraw: asked.withdraw },
          isSnapshot: asked.snapshot !== undefined,
          discards: asked.discard !== undefined,
          by: name,
          onProgress: eachPercent((progress) => void write(progress)),
          beforeEffect: () => stillAllowed(context, council),
        });
        await write(end);
      } catch (failure) {
        services.log({ event: "load_failed", ...describeError(failure) });
        await write({ end: "failed" });
      } finally {
        underWay.delete(scope);
        await file.remove();
      }
    });
  });
}

/** Refuses a file of a form that the loads do not read. */
const knownType: MiddlewareHandler<BackendEnv> = async (context, next) => {
  endingOf(context);
  await next();
};

/** Refuses a body without a stated length, because checking that one would hold it in memory. Browsers state it. */
const statedLength: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const { "content-length": length, "transfer-encoding": encoding } = context.req.header();
  if (length === undefined || encoding !== undefined) throw invalidRequest();
  await next();
};

/** The ending of the file's name, by its media type. @throws Refusal 415 */
function endingOf(context: Context): string {
  const type = (context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const [ending] = Object.entries(LOAD_TYPES).find(([, known]) => known === type) ?? [];
  if (ending === undefined) throw new Refusal(415, "invalid_request");
  return ending;
}

/** @throws Refusal 400 */
function confirmedIn(context: Context): readonly string[] {
  try {
    return (context.req.header(CONFIRMED_HEADER) ?? "").split(",").filter(Boolean).map(decodeURIComponent);
  } catch {
    throw invalidRequest();
  }
}

/** Passes the progress on when its percentage or its step changes. */
function eachPercent(onProgress: (progress: LoadProgress) => void): (progress: LoadProgress) => void {
  let last = "";
  return (progress) => {
    const place = `${progress.progress} ${Math.floor(progress.done * 100)}`;
    if (place === last) return;
    last = place;
    onProgress(progress);
  };
}
