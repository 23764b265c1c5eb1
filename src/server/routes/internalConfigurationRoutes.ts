import type { Hono } from "hono";
import { changeConfiguration } from "../configuration/changeConfiguration.ts";
import { readChanges } from "../configuration/changes.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import type { Services } from "../services.ts";

/** The name of the command in the record of changes. */
export const CONFIGURE_COMMAND = "npm run configure";

/**
 * POST /internal/configuration changes the given fields and answers with the stored configuration, so `{}` reads it. POST
 * /internal/configuration/changes returns the record of changes. `addInternalRoutes` checks the caller.
 */
export function addInternalConfigurationRoutes(
  app: Hono<BackendEnv>,
  { databases, clock, log }: Services,
): void {
  const { metadata } = databases;
  app.post("/internal/configuration", atMost(256 * KILOBYTE), async (context) => {
    const given = await readJson(context);
    const answer = await changeConfiguration(databases, clock, given, CONFIGURE_COMMAND);
    const fields = answer.changed.map(({ field }) => field);
    if (fields.length > 0)
      log({
        event: "configuration_changed",
        reference: context.get("reference"),
        by: CONFIGURE_COMMAND,
        fields,
      });
    return context.json(answer);
  });
  app.post("/internal/configuration/changes", atMost(KILOBYTE), async (context) =>
    context.json({ changes: await readChanges(metadata) }),
  );
}
