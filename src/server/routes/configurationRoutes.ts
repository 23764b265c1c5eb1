import type { Hono } from "hono";
import { create, object, optional } from "superstruct";
import { configurationRequest } from "../../api/schemas/configurationChange.ts";
import { text } from "../../domain/schemas/limits.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { changeConfiguration } from "../configuration/changeConfiguration.ts";
import { readChangesDown } from "../configuration/changes.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import type { AccountServices } from "../services.ts";

const CONFIGURATION = "/api/admin/configuration";

const changesQuery = object({ before: optional(text({ min: 1, max: 200 })) });

/** The configuration on the portal's own origin: read it, change it, and read who changed what. */
export function addConfigurationRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { clock, log } = services;
  const { metadata } = services.databases;
  const mayRead = requirePermission(services, "settings.read");

  api.use(`${CONFIGURATION}/*`, sameOriginOnly(services.portal), atMost(256 * KILOBYTE));

  api.get(CONFIGURATION, mayRead, async (context) =>
    context.json(await changeConfiguration(services.databases, clock, {}, "")),
  );
  api.get(`${CONFIGURATION}/changes`, mayRead, async (context) => {
    const { before } = create(context.req.query(), changesQuery);
    return context.json(await readChangesDown(metadata, before));
  });
  api.post(CONFIGURATION, requirePermission(services, "settings.change"), async (context) => {
    const { revision, change } = create(await readJson(context), configurationRequest);
    const { name } = await requireUser(services, context);
    const answer = await changeConfiguration(services.databases, clock, { ...change, revision }, name);
    const fields = answer.changed.map(({ field }) => field);
    if (fields.length > 0)
      log({ event: "configuration_changed", reference: context.get("reference"), by: "the desk", fields });
    return context.json(answer);
  });
}
