import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { EMAIL_VIEW } from "../databases/views.ts";

const PAGE = 100;

/** All stored payments with this address, also those of guests, the newest first. */
export async function* paymentsWith(
  payments: DocumentStore,
  address: string,
): AsyncGenerator<StoredDocument> {
  const key = address.toLowerCase();
  for (let before: string | undefined; ; ) {
    const page = await payments.viewDown(EMAIL_VIEW, { key, before, limit: PAGE });
    yield* page;
    before = page.at(-1)?._id;
    if (page.length < PAGE) return;
  }
}
