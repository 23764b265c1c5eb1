import type { Hono } from "hono";
import { assign, create, enums, object, optional, string } from "superstruct";
import { DELIVERY_CHANNELS } from "../../api/schemas/remittance.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { fileBody } from "../http/fileBody.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { closeAllRemittances, OpenDayError } from "../remittances/closeRemittances.ts";
import { createCouncilKey, listCouncilKeys, revokeCouncilKey } from "../remittances/councilKeys.ts";
import {
  emailRequest,
  listDeliveries,
  removeDelivery,
  replayDelivery,
  setEmail,
  setWebhook,
  statusOf,
  webhookRequest,
} from "../remittances/remittanceDelivery.ts";
import { remittanceFile, remittanceList, remittanceStatement } from "../remittances/remittanceFile.ts";
import { reportFile, reportFileRequest } from "../reports/reportFile.ts";
import { has, type Services } from "../services.ts";
import { sendReport } from "./reportRoutes.ts";

/** The last day to close, YYYY-MM-DD in Malaysia. Absent: yesterday. */
export const closingRequest = object({ day: optional(day) });

export const listRequest = object({ council: councilCode, after: optional(string()) });

export const fileRequest = object({ remittance: string() });

export const pdfLanguage = object({ language: optional(enums(LANGUAGES)) });

export const pdfRequest = assign(fileRequest, pdfLanguage);

export const keyRequest = object({ council: councilCode, name: shortText });

export const keysRequest = object({ council: councilCode });

export const deliveryNamed = object({ council: councilCode, channel: enums(DELIVERY_CHANNELS) });

export const replayRequest = object({
  council: councilCode,
  channel: enums(DELIVERY_CHANNELS),
  after: optional(string()),
});

export const revocationRequest = object({ council: councilCode, id: string() });

/**
 * POST /internal/remittances/close closes the councils' days. POST /internal/remittances/list lists a council's remittances, and
 * POST /internal/remittances/csv and pdf stream one as CSV and as PDF. POST /internal/remittances/report streams the totals of a
 * month or a year as CSV or as a page to print. POST /internal/council-keys/create, list and revoke keep the keys of the councils'
 * programs. POST /internal/remittance-deliveries/webhook, email, list, remove and replay keep the webhooks and e-mails about new
 * remittances. `addInternalRoutes` checks the caller.
 */
export function addInternalRemittanceRoutes(app: Hono<BackendEnv>, services: Services): void {
  const { settlements, handles } = services.databases;
  for (const calls of ["remittances", "council-keys", "remittance-deliveries"])
    app.use(`/internal/${calls}/*`, atMost(4 * KILOBYTE));
  app.post("/internal/remittances/close", async (context) => {
    const { day: through } = create(await readJson(context), closingRequest);
    try {
      return context.json({ closed: await closeAllRemittances(services, through) });
    } catch (failure) {
      if (failure instanceof OpenDayError) throw new Refusal(409, "invalid_request");
      throw failure;
    }
  });
  app.post("/internal/remittances/list", async (context) =>
    context.json(await remittanceList(settlements, create(await readJson(context), listRequest))),
  );
  app.post("/internal/remittances/csv", async (context) => {
    const file = await remittanceFile(settlements, create(await readJson(context), fileRequest).remittance);
    if (file === undefined) throw missing();
    context.header("Content-Type", "text/csv; charset=utf-8");
    return context.body(fileBody(services.log, file));
  });
  if (has(services, "statements"))
    app.post("/internal/remittances/pdf", async (context) => {
      const { remittance, language } = create(await readJson(context), pdfRequest);
      const file = await remittanceStatement(services, remittance, language);
      if (file === undefined) throw missing();
      context.header("Content-Type", "application/pdf");
      return context.body(fileBody(services.log, file));
    });
  app.post("/internal/remittances/report", async (context) => {
    const asked = create(await readJson(context), reportFileRequest);
    return sendReport(services, context, await reportFile(services, asked));
  });
  app.post("/internal/council-keys/create", async (context) =>
    context.json(await createCouncilKey(services, create(await readJson(context), keyRequest))),
  );
  app.post("/internal/council-keys/list", async (context) => {
    const { council } = create(await readJson(context), keysRequest);
    return context.json({ keys: await listCouncilKeys(handles, council) });
  });
  app.post("/internal/council-keys/revoke", async (context) => {
    const asked = create(await readJson(context), revocationRequest);
    if (!(await revokeCouncilKey(services, asked))) throw missing();
    return context.json({ ok: true });
  });
  app.post("/internal/remittance-deliveries/webhook", async (context) =>
    context.json(await setWebhook(services, create(await readJson(context), webhookRequest))),
  );
  app.post("/internal/remittance-deliveries/email", async (context) => {
    await setEmail(services, create(await readJson(context), emailRequest));
    return context.json({ ok: true });
  });
  app.post("/internal/remittance-deliveries/list", async (context) => {
    const { council } = create(await readJson(context), keysRequest);
    return context.json({ deliveries: (await listDeliveries(handles, council)).map(statusOf) });
  });
  app.post("/internal/remittance-deliveries/remove", async (context) => {
    const { council, channel } = create(await readJson(context), deliveryNamed);
    if (!(await removeDelivery(handles, council, channel))) throw missing();
    return context.json({ ok: true });
  });
  app.post("/internal/remittance-deliveries/replay", async (context) => {
    if (!(await replayDelivery(services.databases, create(await readJson(context), replayRequest))))
      throw missing();
    return context.json({ ok: true });
  });
}
