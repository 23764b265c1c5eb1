import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { closeDatabases, type DatabasePlace, openDatabases } from "../backend/databases/openDatabases.ts";
import type { RecordDocument } from "./document.ts";
import { storeRecords } from "./storeRecords.ts";

/** Where the system runs, or keeps its data while it does not. */
export interface SystemPlace {
  /** The portal's port on this machine. */
  readonly port: number;
  /** The folder of its state. */
  readonly data: string;
  readonly databases: DatabasePlace;
}

export type Delivery =
  | { readonly delivered: "to the running system" | "to the databases" }
  | { readonly refused: string };

/** Records in one request: below the limit of a body also when each has the largest photo. */
const BATCH = 100;

/**
 * Adds records to the running data: through the system while it runs (the embedded databases have one owner), into the
 * databases themselves when nothing answers.
 */
export async function deliverRecords(
  records: readonly RecordDocument[],
  place: SystemPlace,
): Promise<Delivery> {
  const token = await readToken(place.data);
  if (token === undefined) return store(records, place);
  for (let start = 0; start < records.length; start += BATCH) {
    const answer = await send(records.slice(start, start + BATCH), place.port, token);
    if (answer === "broken")
      return {
        refused: `The system on port ${place.port} broke off at record ${start}. Load the file again.`,
      };
    if (answer === "nobody answers") {
      if (start === 0) return store(records, place);
      return { refused: `The system stopped after ${start} records. Load the file again.` };
    }
    if (!answer.ok)
      return {
        refused: `The system on port ${place.port} refused records ${start} and after: ${await reasonOf(answer)}.`,
      };
  }
  return { delivered: "to the running system" };
}

/** The token that the running system wrote for its own machine; none before its first start. */
async function readToken(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, "internal-token"), "utf8")).trim();
  } catch {
    return undefined;
  }
}

async function send(
  records: readonly RecordDocument[],
  port: number,
  token: string,
): Promise<Response | "nobody answers" | "broken"> {
  try {
    return await fetch(`http://127.0.0.1:${port}/internal/records`, {
      method: "POST",
      // the token goes nowhere else
      redirect: "error",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ records }),
    });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const refused = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
    return refused ? "nobody answers" : "broken";
  }
}

/** The status and, where there is one, the reason in CouchDB's shape. */
async function reasonOf(answer: Response): Promise<string> {
  try {
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "reason" in body)
      return `${answer.status} ${JSON.stringify(body.reason)}`;
  } catch {
    // a body that is not JSON says nothing that the status does not
  }
  return String(answer.status);
}

async function store(records: readonly RecordDocument[], place: SystemPlace): Promise<Delivery> {
  let databases: Awaited<ReturnType<typeof openDatabases>>;
  try {
    databases = await openDatabases(place.databases);
  } catch {
    return {
      refused: `Nothing answers on port ${place.port}, and the databases cannot be opened. If the system runs, give the PORT and KAUNTER_DATA it was started with.`,
    };
  }
  try {
    await storeRecords(databases.records, records);
  } finally {
    await closeDatabases(databases);
  }
  return { delivered: "to the databases" };
}
