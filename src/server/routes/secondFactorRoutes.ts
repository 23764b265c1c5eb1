import type { Hono } from "hono";
import { create, is } from "superstruct";
import { NOT_LOGGED_IN } from "../../api/schemas/failure.ts";
import { secondFactorRequest } from "../../api/schemas/session.ts";
import { readPresented } from "../accounts/currentUser.ts";
import { beginSession, endPresented } from "../accounts/presentedSession.ts";
import { rolesOf } from "../accounts/roles.ts";
import { openSecret, sealSecret } from "../accounts/sealedSecret.ts";
import {
  appAddress,
  newAppSecret,
  newRecoveryCodes,
  newSecondFactor,
  type Shown,
  secondFactor,
  showCode,
  stepOf,
} from "../accounts/secondFactor.ts";
import { keepEnrolling } from "../accounts/sessions.ts";
import { findUser, type User, userId } from "../accounts/users.ts";
import { changeByAct, noteRecorded } from "../audit/auditLog.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { addPortalPost } from "../http/portalCall.ts";
import { tooMany } from "../http/rateLimiter.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";

/**
 * The second step of a staff log-in, in the session that waits for it. POST /api/secondFactor/enrolment gives the secret for an
 * authenticator app to an account that has none. POST /api/secondFactor takes a code, and answers like the log-in.
 */
export function addSecondFactorRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { clock, databases, portal, random, tokenSecret } = services;

  addPortalPost(api, portal, "/api/secondFactor/enrolment", async (context) => {
    const { user, token } = await waitingOf(context);
    if (user.second_factor !== undefined) throw new Refusal(409, "second_factor_needed");
    const secret = newAppSecret(random);
    await keepEnrolling(databases.handles, token, sealSecret(tokenSecret, random, secret));
    return context.json({ secret, address: appAddress(secret, user.name) });
  });

  addPortalPost(api, portal, "/api/secondFactor", async (context) => {
    const { code } = create(await readJson(context), secondFactorRequest);
    const { user, session } = await waitingOf(context);
    const recovery_codes =
      user.second_factor === undefined ? await enrol(user, session.enrolling, code) : await show(user, code);
    const known = await findUser(databases.users, user.name);
    if (known === undefined) throw new Refusal(401, NOT_LOGGED_IN);
    await endPresented(services, context);
    await beginSession(services, context, known, true);
    return context.json({
      ok: true,
      name: known.name,
      roles: rolesOf(known, services.admin),
      recovery_codes,
    });
  });

  async function waitingOf(context: Context) {
    const presented = await readPresented(services, context);
    if (presented === undefined || !presented.waits) throw new Refusal(401, NOT_LOGGED_IN);
    return presented;
  }

  /** @returns the recovery codes, which are shown once */
  async function enrol(user: User, sealed: string | undefined, code: string): Promise<readonly string[]> {
    const now = clock.now();
    const step =
      sealed === undefined
        ? undefined
        : stepOf(openSecret(tokenSecret, sealed), code.replace(/\s/g, ""), now);
    if (sealed === undefined || step === undefined) throw new Refusal(422, "invalid_code");
    const codes = newRecoveryCodes(random);
    const factor = newSecondFactor(random, sealed, step, codes, now);
    const act = { at: now.toISOString(), by: user.name, what: "second_factor_set" } as const;
    const stored = await changeByAct(
      databases,
      { store: databases.users, id: userId(user.name), act },
      (document) =>
        document.second_factor === undefined ? { ...document, second_factor: factor } : undefined,
    );
    // another session of the same user was faster
    if (stored?.second_factor !== factor) throw new Refusal(409, "second_factor_needed");
    await noteRecorded(databases, act);
    return codes;
  }

  /** Each code is judged with the factor that is stored, so simultaneous calls gain nothing. */
  async function show(user: User, code: string): Promise<undefined> {
    const judged: Shown[] = [];
    await changeDocument(databases.users, userId(user.name), (document) => {
      const { second_factor: factor } = document;
      if (!is(factor, secondFactor)) return undefined;
      const shown = showCode(factor, openSecret(tokenSecret, factor.secret), code, clock.now());
      judged.push(shown);
      return shown.kind === "too many" ? undefined : { ...document, second_factor: shown.factor };
    });
    const shown = judged.at(-1);
    if (shown === undefined || shown.kind === "wrong") throw new Refusal(422, "invalid_code");
    if (shown.kind === "too many") throw tooMany(shown.wait);
  }
}
