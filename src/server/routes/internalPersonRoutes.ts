import type { Hono } from "hono";
import { create, object } from "superstruct";
import { shortText } from "../../domain/schemas/plainText.ts";
import { note } from "../audit/auditLog.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { eraseCitizen } from "../privacy/eraseCitizen.ts";
import { personAt } from "../privacy/erasure.ts";
import { exportPersonData } from "../privacy/exportPersonData.ts";
import type { Services } from "../services.ts";

/** The e-mail address of the person. */
export const personRequest = object({ name: shortText });

/** The name of the command in the audit log. */
export const PERSON_COMMAND = "npm run person";

/**
 * POST /internal/person/export and /internal/person/erase, for a person who asks the central team for their data.
 * `addInternalRoutes` checks the caller.
 */
export function addInternalPersonRoutes(app: Hono<BackendEnv>, services: Services): void {
  const personIn = async (context: Context) =>
    personAt(services.databases.users, create(await readJson(context), personRequest).name);

  app.post("/internal/person/export", atMost(KILOBYTE), async (context) => {
    const copy = await exportPersonData(services, await personIn(context));
    await note(services, { by: PERSON_COMMAND, what: "person_exported" });
    return context.json(copy);
  });
  app.post("/internal/person/erase", atMost(KILOBYTE), async (context) => {
    const waiting = await eraseCitizen(services, await personIn(context), PERSON_COMMAND);
    return context.json({ ok: true, waiting });
  });
}
