import type { Hono } from "hono";
import { licenceRegister } from "../../../src/charges/license/number.ts";
import { DEFAULT_COUNCIL, isCouncilCode } from "../../../src/domain/councils.ts";
import { pictureType } from "../../../src/domain/pictureType.ts";
import { databaseIdOf } from "../../records/document.ts";
import { PICTURE } from "../../records/photo.ts";
import { readViewer } from "../accounts/viewer.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { textOfBase64 } from "../http/base64.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { missing } from "../http/refusal.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { findByToken } from "../payments/tokens.ts";
import { findRows, readShownRecord, type SearchDesk } from "./searchRoutes.ts";

/** Licences by GET, their numbers in base64 (specification, section 7). `type` is the register that holds the number. */
export function addLicenseRoutes(
  api: Hono<BackendEnv>,
  { databases, accounts }: Pick<SearchDesk, "databases" | "accounts">,
): void {
  api.get("/api/licenses", async (context) => {
    const query = licenceQuery(context, context.req.query("type") ?? "", context.req.query("id") ?? "");
    const rows = await findRows(databases, "api/licenses", query, await readViewer(accounts, context));
    context.header("Cache-Control", "no-store");
    return context.json({ rows });
  });

  api.get("/api/licenses/:type/:id", async (context) => {
    const { type, id } = context.req.param();
    const viewer = await readViewer(accounts, context);
    const record = await readShownRecord(databases, licenceQuery(context, type, id), viewer);
    context.header("Cache-Control", "no-store");
    return context.json(record);
  });

  api.get("/api/licenses/:type/:id/attachments/:name", async (context) => {
    const { type, id, name } = context.req.param();
    const council = context.req.query("council") ?? DEFAULT_COUNCIL;
    const number = textOfBase64(id);
    // whoever may not see a photo does not learn that there is one
    if (name !== PICTURE || !isCouncilCode(council) || type !== licenceRegister(number)) throw missing();
    const recordId = databaseIdOf(council, "license", number);
    if (!(await hasPaid(databases, tokenOf(context), recordId))) throw missing();
    return showPicture(context, await databases.records.readAttachment(recordId, PICTURE));
  });
}

/** The same query as the other searches post. @throws Refusal 400 when the id is no base64 */
function licenceQuery(context: Context, type: string, id: string) {
  return {
    council: context.req.query("council") ?? DEFAULT_COUNCIL,
    payment_type: "license",
    _id: textOfBase64(id),
    database: type,
  };
}

function tokenOf(context: Context): string {
  return /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
}

/** Whether the token is a paid payment's that pays this record. */
async function hasPaid(
  { handles, all_payments }: Databases,
  token: string,
  recordId: string,
): Promise<boolean> {
  const id = await findByToken(handles, token);
  const payment = id && (await readPayment(all_payments, id));
  return payment?.status === "paid" && payment.settles.some(({ record_id }) => record_id === recordId);
}

/** @throws Refusal 404 when there is no picture, or what is stored is none */
function showPicture(context: Context, content: Uint8Array | undefined): Response {
  const type = content && pictureType(content);
  if (content === undefined || type === undefined) throw missing();
  context.header("Cache-Control", "no-store");
  context.header("X-Content-Type-Options", "nosniff");
  return context.body(new Uint8Array(content), 200, { "Content-Type": type });
}
