import { integer, type } from "superstruct";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

/** The SMS of the whole deployment, because each costs money. All processes share the count. */
export interface SmsRules {
  /** Country codes without the plus. Other numbers get no SMS. */
  readonly countries: readonly string[];
  /** The most SMS of the deployment on one day in Malaysia. */
  readonly perDay: number;
}

export const DEFAULT_SMS_RULES: SmsRules = { countries: ["60"], perDay: 500 };

const total = type({ count: integer() });

const totalId = (now: Date): string => `sms_total:${malaysiaDate(now)}`;

/** The SMS that the portal sent on this day in Malaysia. */
export async function smsSentToday(store: DocumentStore, now: Date): Promise<number> {
  const stored = await store.read(totalId(now));
  return stored === undefined ? 0 : readStored(stored, total).count;
}

/**
 * Counts an SMS before it is sent.
 * @returns whether the day's total allows it
 */
export async function countSms(store: DocumentStore, now: Date, most: number): Promise<boolean> {
  const _id = totalId(now);
  if (most > 0 && (await store.write({ _id, type: "sms_total", count: 1 }))) return true;
  let isCounted = false;
  await changeDocument(store, _id, (stored) => {
    const { count } = readStored(stored, total);
    isCounted = count < most;
    return isCounted ? { ...stored, count: count + 1 } : undefined;
  });
  return isCounted;
}
