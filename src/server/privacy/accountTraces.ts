import type { Databases } from "../databases/databases.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { ACCOUNT_VIEW, RECIPIENT_VIEW } from "../databases/privacyViews.ts";

type TraceDatabases = Pick<Databases, "handles" | "reset_password" | "notifications">;

/** The documents of an account, apart from the account itself and its payments. */
export interface AccountTraces {
  /** Sessions and message tickets. */
  readonly handles: readonly StoredDocument[];
  /** Links that set a new password. */
  readonly resets: readonly StoredDocument[];
  /** All messages to the account's address. */
  readonly messages: readonly StoredDocument[];
}

/** @param name the account's name, which is its address */
export async function accountTraces(databases: TraceDatabases, name: string): Promise<AccountTraces> {
  return {
    handles: await databases.handles.view(ACCOUNT_VIEW, [name]),
    resets: await resetsOf(databases.reset_password, name),
    messages: await databases.notifications.view(RECIPIENT_VIEW, [name.toLowerCase()]),
  };
}

async function resetsOf(store: DocumentStore, name: string): Promise<readonly StoredDocument[]> {
  const found: StoredDocument[] = [];
  for await (const stored of everyDocument(store)) if (stored.email === name) found.push(stored);
  return found;
}
