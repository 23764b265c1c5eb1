import { integer, object, record, string } from "superstruct";
import { chargeType, councilCode } from "../../../domain/schemas/identifierStructs.ts";
import { instant } from "../../../domain/schemas/instantStruct.ts";
import type { DocumentStore, StoredDocument } from "../../databases/documentStore.ts";
import { readStored } from "../../databases/readStored.ts";
import type { LoadDocument } from "./loadDocuments.ts";

/** What loads withdrew, in documents of their own whose ids begin with the time, so that the last ones are found without an index. */

const PREFIX = "load_withdrawal:";

const withdrawalDocument = object({ switched_at: instant, withdrawn_in: record(string(), integer()) });

/** Keeps what a load withdrew when it took effect. Keeping it again changes nothing. */
export async function keepWithdrawal(
  records: DocumentStore,
  load: string,
  { switched_at, withdrawn_in }: LoadDocument,
): Promise<void> {
  if (switched_at === undefined || withdrawn_in === undefined) return;
  await records.write({
    _id: `${PREFIX}${switched_at}:${load}`,
    type: "load_withdrawal",
    switched_at,
    withdrawn_in,
  });
}

/** The most loads that one answer names: the newest. */
const MOST = 500;

/** The records of one council and one charge that a load withdrew. */
const withdrawalScope = object({ council: councilCode, charge: chargeType });

/** What loads withdrew since an instant in UTC, the newest first: one entry for each load, council and charge. */
export async function withdrawnSince(records: DocumentStore, since: string) {
  let newest: readonly StoredDocument[] = [];
  for (let after = `${PREFIX}${since}`; ; ) {
    const page = await records.list({ prefix: PREFIX, after, limit: MOST });
    newest = [...newest, ...page].slice(-MOST);
    const last = page.at(-1);
    if (last === undefined || page.length < MOST) break;
    after = last._id;
  }
  return newest.toReversed().flatMap((document) => {
    const { switched_at, withdrawn_in } = readStored(document, withdrawalDocument);
    return Object.entries(withdrawn_in).map(([scope, count]) => {
      const [council, charge] = scope.split(":");
      return { at: switched_at, ...readStored({ council, charge }, withdrawalScope), count };
    });
  });
}
