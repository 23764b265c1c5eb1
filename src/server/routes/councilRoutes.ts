import type { Hono } from "hono";
import { create, object, optional } from "superstruct";
import { getDomain } from "tldts";
import { SITE_FIELDS, siteNamed, undoRequest } from "../../api/schemas/councils/councilData.ts";
import { councilKeyNamed, councilKeyRequest } from "../../api/schemas/councils/councilKey.ts";
import { sellerDecision, sellerProposal } from "../../api/schemas/councils/councilSeller.ts";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { may, type Permission } from "../../domain/roles.ts";
import { text } from "../../domain/schemas/limits.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { rolesOf } from "../accounts/roles.ts";
import { readChangesDown } from "../configuration/changes.ts";
import {
  type CouncilChange,
  changeCouncil,
  councilChangeRequest,
  readCouncilData,
  undoingOf,
} from "../councils/changeCouncil.ts";
import { confirmSeller, proposeSeller, readCouncilSeller, rejectSeller } from "../councils/changeSeller.ts";
import { readCouncilPicture } from "../councils/councilPrint.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { showPicture } from "../http/picture.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { createCouncilKey, listCouncilKeys, revokeCouncilKey } from "../remittances/councilKeys.ts";
import type { AccountServices } from "../services.ts";
import { allowSite, removeSite } from "../siteVerification/removeSite.ts";

const COUNCIL = "/api/admin/councils/:council";

const changesQuery = object({ before: optional(text({ min: 1, max: 200 })) });

/**
 * A council's own data on the portal's own origin: read it, change it, take a change back, and read who changed what. Its verified
 * sites: remove one, and allow it again. The keys of the council's programs: list, create and revoke them. The council's seller id:
 * read it, propose another one, confirm and reject the proposal. A role for named councils is limited to them, and changes neither
 * the keys nor the seller id nor the sites that may embed.
 */
export function addCouncilRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { clock, log } = services;
  const { metadata, handles } = services.databases;
  const mayRead = requirePermission(services, "councils.read", "byCouncil");
  const mayChange = requirePermission(services, "councils.change", "byCouncil");
  const mayChangeSeller = requirePermission(services, "councils.seller");
  const mayChangeSites = requirePermission(services, "councils.sites");
  const mayKeepKeys = requirePermission(services, "councils.keys");

  // two pictures of 200 kB in base64
  api.use(`${COUNCIL}/*`, sameOriginOnly(services.portal), atMost(600 * KILOBYTE));

  /** The council of the address and the caller. @throws Refusal 404; 403 without the permission for this council */
  const requireCouncil = async (context: Context, permission: Permission) => {
    const council = context.req.param("council");
    if (!isCouncilCode(council)) throw missing();
    const user = await requireUser(services, context);
    const roles = rolesOf(user, services.admin);
    if (!may(roles, permission, council)) throw new Refusal(403, ROLE_MISSING);
    return { council, by: user.name, mayChangeSites: may(roles, "councils.sites") };
  };
  const change = async (
    context: Context,
    { council, by, mayChangeSites }: Awaited<ReturnType<typeof requireCouncil>>,
    given: CouncilChange,
    revision: string,
  ) => {
    const changesSites = Object.keys(given).some((field) => SITE_FIELDS.includes(field));
    if (changesSites && !mayChangeSites) throw new Refusal(403, ROLE_MISSING);
    if (given.domains?.some(isPublicSuffix)) throw new Refusal(422, "domain_too_wide");
    const fields = await changeCouncil(services.databases, clock, council, given, { by, revision });
    if (fields.length > 0) {
      services.origins.readAgain();
      log({ event: "council_changed", reference: context.get("reference"), council, fields });
    }
    return context.json(await readCouncilData(metadata, council));
  };

  api.get(COUNCIL, mayRead, async (context) => {
    const { council } = await requireCouncil(context, "councils.read");
    return context.json(await readCouncilData(metadata, council));
  });
  api.get(`${COUNCIL}/changes`, mayRead, async (context) => {
    const { council } = await requireCouncil(context, "councils.read");
    const { before } = create(context.req.query(), changesQuery);
    return context.json(await readChangesDown(metadata, before, council));
  });
  api.get(`${COUNCIL}/signature`, mayRead, async (context) => {
    const { council } = await requireCouncil(context, "councils.read");
    return showPicture(context, await readCouncilPicture(metadata, council, "signature"));
  });
  api.post(COUNCIL, mayChange, async (context) => {
    const { revision, change: given } = create(await readJson(context), councilChangeRequest);
    const caller = await requireCouncil(context, "councils.change");
    return await change(context, caller, given, revision);
  });
  api.post(`${COUNCIL}/undo`, mayChange, async (context) => {
    const { revision, id } = create(await readJson(context), undoRequest);
    const caller = await requireCouncil(context, "councils.change");
    return await change(context, caller, await undoingOf(metadata, caller.council, id), revision);
  });

  const acts = [
    ["remove", removeSite],
    ["allow", allowSite],
  ] as const;
  for (const [path, act] of acts)
    api.post(`${COUNCIL}/sites/${path}`, mayChangeSites, async (context) => {
      const { origin } = create(await readJson(context), siteNamed);
      const { council, by } = await requireCouncil(context, "councils.sites");
      await act(services, { council, origin, by });
      services.origins.readAgain();
      return context.json(await readCouncilData(metadata, council));
    });

  api.get(`${COUNCIL}/keys`, mayRead, async (context) => {
    const { council } = await requireCouncil(context, "councils.read");
    return context.json({ keys: await listCouncilKeys(handles, council) });
  });
  api.post(`${COUNCIL}/keys`, mayKeepKeys, async (context) => {
    const { name } = create(await readJson(context), councilKeyRequest);
    const { council, by } = await requireCouncil(context, "councils.keys");
    const created = await createCouncilKey(services, { council, name, by });
    return context.json(created);
  });
  api.post(`${COUNCIL}/keys/revoke`, mayKeepKeys, async (context) => {
    const { id } = create(await readJson(context), councilKeyNamed);
    const { council, by } = await requireCouncil(context, "councils.keys");
    if (!(await revokeCouncilKey(services, { council, id, by }))) throw missing();
    return context.json({ ok: true });
  });

  api.get(`${COUNCIL}/seller`, mayRead, async (context) => {
    const { council } = await requireCouncil(context, "councils.read");
    return context.json(await readCouncilSeller(services, council));
  });
  api.post(`${COUNCIL}/seller/proposal`, mayChangeSeller, async (context) => {
    const { revision, ...proposal } = create(await readJson(context), sellerProposal);
    const { council, by } = await requireCouncil(context, "councils.seller");
    await proposeSeller(services, { council, by, revision }, proposal);
    return context.json(await readCouncilSeller(services, council));
  });
  const decisions = [
    ["confirmation", confirmSeller],
    ["rejection", rejectSeller],
  ] as const;
  for (const [path, decide] of decisions)
    api.post(`${COUNCIL}/seller/${path}`, mayChangeSeller, async (context) => {
      const { revision } = create(await readJson(context), sellerDecision);
      const { council, by } = await requireCouncil(context, "councils.seller");
      await decide(services, { council, by, revision });
      return context.json(await readCouncilSeller(services, council));
    });
}

/** The rules of the public suffix list that companies added, such as github.io, count too: anybody may have a name below them. */
const SUFFIX_RULES = { allowPrivateDomains: true };

/** Whether anybody may register a name directly below the domain, as below com.my. A council never owns it. */
function isPublicSuffix(domain: string): boolean {
  return getDomain(domain, SUFFIX_RULES) === null;
}
