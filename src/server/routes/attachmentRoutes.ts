import type { Hono } from "hono";
import { DEFAULT_COUNCIL, isCouncilCode } from "../../domain/councils.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import type { BackendEnv } from "../http/context.ts";
import { showPicture } from "../http/picture.ts";
import { missing } from "../http/refusal.ts";
import { readCouncilPicture } from "../licences/councilPrint.ts";
import { readLicenceReader } from "../licences/licenceReader.ts";
import { paidLicenceFor } from "../licences/paidLicence.ts";
import type { Services } from "../services.ts";

/** A logo seldom changes, and all receipts of the council show it. */
const LOGO_KEPT = "public, max-age=3600";

/**
 * The pictures that a council prints (rules 7.14 and 7.15). Anyone may read its logo. Only a caller who may see the licence in
 * the call may read the signature, because a public signature would soon be on a forged licence.
 */
export function addAttachmentRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { databases } = services;
  const attachments = "/api/getAttachments/metadata";

  api.get(`${attachments}/logo/:file`, async (context) => {
    const council = context.req.param("file").replace(/\.png$/, "");
    if (!isCouncilCode(council)) throw missing();
    // receipts on the councils' pages show it
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    return showPicture(context, await readCouncilPicture(databases.metadata, council, "logo"), LOGO_KEPT);
  });

  api.get(`${attachments}/signatures/presiden.png`, async (context) => {
    const { council = DEFAULT_COUNCIL, licence = "" } = context.req.query();
    const key = licenceKeyOf(licence);
    if (!isCouncilCode(council) || key === undefined) throw missing();
    const { number, year, month } = key;
    const asked = { council, number, period: { year, month } };
    const reader = await readLicenceReader(services, context);
    if ((await paidLicenceFor(databases, reader, asked)) === undefined) throw missing();
    return showPicture(context, await readCouncilPicture(databases.metadata, council, "signature"));
  });
}
