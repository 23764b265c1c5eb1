import type { Hono } from "hono";
import { mask, nonempty, object, size, string } from "superstruct";
import { WRONG_CREDENTIALS } from "../../../src/api/schemas/failure.ts";
import { shortText } from "../../../src/domain/structs.ts";
import { type AccountDesk, readUserContext } from "../accounts/accountDesk.ts";
import { loginPace } from "../accounts/loginPace.ts";
import { oneAtATime } from "../accounts/oneAtATime.ts";
import { isPassword } from "../accounts/passwords.ts";
import { rolesOf } from "../accounts/roles.ts";
import { endSession, startSession } from "../accounts/sessions.ts";
import { findUser } from "../accounts/users.ts";
import { atMost, KILOBYTE, readJsonOrForm } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { sameOriginOnly } from "../http/sameOrigin.ts";

/** CouchDB ignores what else is sent. */
const credentials = object({ name: shortText, password: size(nonempty(string()), 1, 1024) });

/** Log-ins that may wait for the one whose password is hashed. */
const MOST_WAITING = 32;

export interface SessionPlace {
  /** The path, with {database}. */
  readonly path: string;
  readonly portal: string;
  /** Tells one caller from another. */
  readonly address: (context: Context) => string;
}

/** {database}/_session as CouchDB answers it (specification, section 7; protocols 3.1), for the portal's own pages alone. */
export function addSessionRoutes(
  api: Hono<BackendEnv>,
  desk: AccountDesk,
  { path, portal, address }: SessionPlace,
): void {
  const { databases, cookie } = desk;
  const pace = loginPace(desk.clock);
  const hashing = oneAtATime(MOST_WAITING);

  api.use(path, sameOriginOnly(portal), atMost(4 * KILOBYTE), async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });

  const endPresented = async (context: Context): Promise<void> => {
    const token = cookie.read(context);
    if (token !== undefined) await endSession(databases.handles, token);
  };

  api.post(path, async (context) => {
    const { name, password } = mask(await readJsonOrForm(context), credentials);
    pace.begin(name, address(context));
    await endPresented(context);
    const user = await findUser(databases.users, name);
    const isRight = await hashing(() => isPassword(desk.hashing, password, user));
    if (user === undefined || !isRight) {
      cookie.clear(context);
      throw new Refusal(401, WRONG_CREDENTIALS);
    }
    pace.succeed(name, address(context));
    cookie.set(context, await startSession(databases.handles, desk.random, user, desk.clock.now()));
    return context.json({ ok: true, name: user.name, roles: rolesOf(user, desk.admin) });
  });

  api.get(path, async (context) => {
    const userCtx = await readUserContext(desk, context);
    const authenticated = userCtx.name === null ? {} : { authenticated: "cookie" };
    return context.json({
      ok: true,
      userCtx,
      info: { authentication_handlers: ["cookie"], ...authenticated },
    });
  });

  api.delete(path, async (context) => {
    await endPresented(context);
    cookie.clear(context);
    return context.json({ ok: true });
  });

  // what the calls behind this would answer to any site, were {database} among them
  api.all(path, () => {
    throw missing();
  });
}
