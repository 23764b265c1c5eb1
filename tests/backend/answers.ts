import { sealMessage } from "../../src/server/gateways/fpx/protocol/messages.ts";
import { encodeFormBody } from "../../src/server/http/formBody.ts";
import type { BackendUnderTest } from "./backendUnderTest.ts";
import { exchangeKeys } from "./backendUnderTest.ts";

/** FPX answers with a test's values. The exchange's key signs them by default. */

export interface WantedAnswer {
  readonly debit: string;
  readonly credit?: string;
  readonly changes?: Readonly<Record<string, string>>;
  readonly key?: string;
}

/** @returns the form body of an AC for this order */
export async function answerFor(
  backend: Pick<BackendUnderTest, "databases">,
  order: string,
  { debit, credit = debit === "00" ? "00" : "", changes = {}, key = exchangeKeys.privateKey }: WantedAnswer,
): Promise<string> {
  const lead = await backend.databases.handles.read(`order:${order}`);
  const payment = await backend.databases.all_payments.read(String(lead?.payment_id));
  const request = payment?.fpx_request as Record<string, string>;
  const of = (field: string): string => request[field] ?? "";
  return encodeFormBody(
    sealMessage(
      "AC",
      {
        fpx_buyerBankBranch: "Maybank",
        fpx_buyerBankId: of("fpx_buyerBankId"),
        fpx_buyerIban: "",
        fpx_buyerId: "",
        fpx_buyerName: "N@ME()/ .-&BUYER",
        fpx_creditAuthCode: credit,
        fpx_creditAuthNo: "",
        fpx_debitAuthCode: debit,
        fpx_debitAuthNo: "",
        fpx_fpxTxnId: "2608031000000001",
        fpx_fpxTxnTime: "20260803100000",
        fpx_makerName: "",
        fpx_msgToken: "01",
        fpx_sellerExId: of("fpx_sellerExId"),
        fpx_sellerExOrderNo: of("fpx_sellerExOrderNo"),
        fpx_sellerId: of("fpx_sellerId"),
        fpx_sellerOrderNo: of("fpx_sellerOrderNo"),
        fpx_sellerTxnTime: of("fpx_sellerTxnTime"),
        fpx_txnAmount: of("fpx_txnAmount"),
        fpx_txnCurrency: of("fpx_txnCurrency"),
        ...changes,
      },
      key,
    ),
  );
}

export async function postAnswer(
  { app }: Pick<BackendUnderTest, "app">,
  source: "direct" | "indirect",
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return app.request(`/api/fpx/${source}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "en", ...headers },
    body,
  });
}

/** The ids of all documents that a paid payment leaves behind, by kind. */
export async function tracesOf({ databases }: Pick<BackendUnderTest, "databases">): Promise<{
  settlements: string[];
  refundCases: string[];
  notifications: string[];
  receipts: string[];
}> {
  const ids = async (name: "settlements" | "notifications") =>
    (await databases[name].list({ prefix: "", limit: 1000 })).map(({ _id }) => _id);
  const settled = await ids("settlements");
  const payments = await databases.all_payments.list({ prefix: "", limit: 1000 });
  return {
    settlements: settled.filter((id) => !id.startsWith("refund_case:")),
    refundCases: settled.filter((id) => id.startsWith("refund_case:")),
    notifications: await ids("notifications"),
    receipts: payments.flatMap(({ receipt_no }) => (receipt_no === undefined ? [] : [String(receipt_no)])),
  };
}
