import type { Hono } from "hono";
import { create, object } from "superstruct";
import { shortText } from "../../domain/schemas/plainText.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { eraseCitizen } from "../privacy/eraseCitizen.ts";
import { personAt } from "../privacy/erasure.ts";
import { exportPersonData } from "../privacy/exportPersonData.ts";
import type { Services } from "../services.ts";

/** The e-mail address of the person. */
export const personAsked = object({ name: shortText });

/**
 * POST /internal/person/export and /internal/person/erase, for a person who asks the central team for their data.
 * `addInternalRoutes` checks the caller.
 */
export function addInternalPersonRoutes(app: Hono<BackendEnv>, services: Services): void {
  const personIn = async (context: Context) =>
    personAt(services.databases.users, create(await readJson(context), personAsked).name);

  app.post("/internal/person/export", atMost(KILOBYTE), async (context) =>
    context.json(await exportPersonData(services, await personIn(context))),
  );
  app.post("/internal/person/erase", atMost(KILOBYTE), async (context) =>
    context.json({ ok: true, waiting: await eraseCitizen(services, await personIn(context)) }),
  );
}
