import type { Hono } from "hono";
import { create } from "superstruct";
import { NOT_LOGGED_IN } from "../../api/schemas/failure.ts";
import { type CouncilCode, isCouncilCode } from "../../domain/councils.ts";
import { bearerOf } from "../http/bearer.ts";
import { atMost, KILOBYTE } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { fileBody } from "../http/fileBody.ts";
import { takeFrom } from "../http/rateLimiter.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { opensCouncil } from "../remittances/councilKeys.ts";
import {
  acknowledgeRemittance,
  remittanceFile,
  remittanceList,
  remittanceStatement,
  remittanceWithLines,
} from "../remittances/remittanceFile.ts";
import { has, type Services } from "../services.ts";
import { pdfLanguage } from "./internalRemittanceRoutes.ts";

/** A council's program reads a few remittances a day. One that reads a whole year obeys Retry-After. */
const CALLS = { perHour: 3600, atOnce: 100 };

/**
 * GET /api/remittances/{council} lists a council's remittances, and /{remittance}, /{remittance}/csv and /{remittance}/pdf below it
 * read one. POST /{remittance}/acknowledgement notes that the council has it. The caller sends the council's key as a bearer token.
 */
export function addRemittanceRoutes(app: Hono<BackendEnv>, services: Services): void {
  const { handles, settlements } = services.databases;
  const calls = services.rateLimiter.networkLimit("remittances", CALLS);
  const path = "/api/remittances/:council";

  /** @throws Refusal 429; 401 without a key of this council */
  const requireKey = async (context: Context): Promise<CouncilCode> => {
    takeFrom(calls(services.address(context)));
    const council = context.req.param("council");
    const key = bearerOf(context);
    if (!isCouncilCode(council) || !(await opensCouncil(handles, services.clock, { council, key })))
      throw new Refusal(401, NOT_LOGGED_IN);
    context.header("Cache-Control", "no-store");
    return council;
  };
  /** @throws Refusal 404 for an identifier of another council */
  const requireOwn = async (context: Context): Promise<string> => {
    const council = await requireKey(context);
    const remittance = context.req.param("remittance") ?? "";
    if (!remittance.startsWith(`${council}-`)) throw missing();
    return remittance;
  };

  app.get(path, async (context) => {
    const council = await requireKey(context);
    return context.json(await remittanceList(settlements, { council, after: context.req.query("after") }));
  });
  addRemittanceFiles(app, services, path, requireOwn);
  app.post(`${path}/:remittance/acknowledgement`, atMost(KILOBYTE), async (context) => {
    const remittance = await requireOwn(context);
    if (!(await acknowledgeRemittance(settlements, services.clock, remittance))) throw missing();
    return context.json({ ok: true });
  });
}

/**
 * GET {path}/{remittance}, and /csv and /pdf below it, read one remittance.
 * @param remittanceOf the identifier in the path, when the caller may read it. It throws a Refusal otherwise
 */
export function addRemittanceFiles(
  app: Hono<BackendEnv>,
  services: Services,
  path: string,
  remittanceOf: (context: Context) => Promise<string>,
): void {
  const { settlements } = services.databases;
  app.get(`${path}/:remittance`, async (context) => {
    const found = await remittanceWithLines(settlements, await remittanceOf(context));
    if (found === undefined) throw missing();
    return context.json(found);
  });
  app.get(`${path}/:remittance/csv`, async (context) => {
    const remittance = await remittanceOf(context);
    const file = await remittanceFile(settlements, remittance);
    if (file === undefined) throw missing();
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", `attachment; filename="${remittance}.csv"`);
    return context.body(fileBody(services.log, file));
  });
  if (has(services, "statements"))
    app.get(`${path}/:remittance/pdf`, async (context) => {
      const remittance = await remittanceOf(context);
      const { language } = create({ language: context.req.query("language") }, pdfLanguage);
      const file = await remittanceStatement(services, remittance, language);
      if (file === undefined) throw missing();
      context.header("Content-Type", "application/pdf");
      context.header("Content-Disposition", `attachment; filename="${remittance}.pdf"`);
      return context.body(fileBody(services.log, file));
    });
}
