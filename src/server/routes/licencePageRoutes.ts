import type { Hono } from "hono";
import { create } from "superstruct";
import { returnRequest } from "../../api/schemas/payment.ts";
import { licenceRegister } from "../../charges/license/number.ts";
import { DEFAULT_COUNCIL, isCouncilCode } from "../../domain/councils.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import { readCouncilPicture } from "../councils/councilPrint.ts";
import { textOfBase64 } from "../http/base64.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { showPicture } from "../http/picture.ts";
import { addPortalPost } from "../http/portalCall.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { readLicenceReader } from "../licences/licenceReader.ts";
import { ownersPhoto } from "../licences/ownersPhoto.ts";
import { paidLicenceFor } from "../licences/paidLicence.ts";
import { licenceKeyFor, takeHandle } from "../payments/paymentAccess.ts";
import { PICTURE } from "../records/photo.ts";
import type { Services } from "../services.ts";

/**
 * The calls by which the portal's own pages show a licence (rules 7.13 and 7.15), also in a frame on a council's page. They carry no
 * CORS headers, because a licence shows a person, and a public signature would soon be on a forged licence.
 */
export function addLicencePageRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { databases, portal } = services;

  addPortalPost(api, portal, "/api/payments/licence", async (context) => {
    const { handle } = create(await readJson(context), returnRequest);
    const taken = await takeHandle(databases.handles, "licence", handle, {
      now: services.clock.now(),
      address: services.address(context),
    });
    if (taken.kind === "unknown") throw missing();
    if (taken.kind !== "taken" || taken.licence === undefined) throw new Refusal(410, "used");
    const key = await licenceKeyFor(services, taken.paymentId, taken.licence);
    return context.json({ ...taken.licence, status_token: key });
  });

  api.get("/api/getAttachments/metadata/signatures/presiden.png", async (context) => {
    const { council = DEFAULT_COUNCIL, licence = "" } = context.req.query();
    const key = licenceKeyOf(licence);
    if (!isCouncilCode(council) || key === undefined) throw missing();
    const { number, year, month } = key;
    const asked = { council, number, period: { year, month } };
    const reader = await readLicenceReader(services, context);
    if ((await paidLicenceFor(databases, reader, asked)) === undefined) throw missing();
    return showPicture(context, await readCouncilPicture(databases.metadata, council, "signature"));
  });

  api.get("/api/licenses/:type/:id/attachments/:name", async (context) => {
    const { type, id, name } = context.req.param();
    const council = context.req.query("council") ?? DEFAULT_COUNCIL;
    const number = textOfBase64(id);
    // a caller who may not see a photo must not learn that there is one
    if (name !== PICTURE || !isCouncilCode(council) || type !== licenceRegister(number)) throw missing();
    const reader = await readLicenceReader(services, context);
    return showPicture(context, await ownersPhoto(databases, reader, { council, number }));
  });
}
