import { openAsBlob } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import type { Databases } from "../databases/databases.ts";
import { DataFormatError } from "../databases/dataFormat.ts";
import { closeDatabases, type DatabasePlace, openDatabases } from "../databases/openDatabases.ts";
import { withFiles } from "../settings/settingFile.ts";

/** Gives commands on this machine access to the data: through the running system, or in the databases when it does not run. */

/** Where to find the running system, or its data when it does not run. */
export interface SystemPlace {
  /** The portal's port on this machine. */
  readonly port: number;
  /** The data folder. */
  readonly data: string;
  /** @throws SettingsError when the file with CouchDB's address cannot be read */
  readonly databases: () => Promise<DatabasePlace>;
}

export type Delivery =
  | { readonly delivered: "to the running system" | "to the databases" }
  | { readonly refused: string };

/** From PORT, KAUNTER_DATA, and COUCHDB_URL or its file, as for the start. Undefined when PORT is not a port. */
export function placeOfSystem(): SystemPlace | undefined {
  const port = Number(env.PORT || 4173);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return undefined;
  const data = env.KAUNTER_DATA || ".data";
  const databases = async (): Promise<DatabasePlace> => {
    const { COUCHDB_URL: url } = await withFiles(env);
    return url ? { url } : { folder: join(data, "databases") };
  };
  return { port, data, databases };
}

/**
 * Posts to the running system, with the token that the system wrote into the data folder.
 * @param path below /internal
 * @returns the answer; `broken` when the connection failed before it came
 */
export function postToSystem(
  place: SystemPlace,
  path: string,
  body: object,
): Promise<Response | "nobody answers" | "broken"> {
  return send(place, path, "application/json", JSON.stringify(body));
}

/** Posts a file to the running system, however large it is. */
export async function postFileToSystem(
  place: SystemPlace,
  path: string,
  { file, type }: { readonly file: string; readonly type: string },
): Promise<Response | "nobody answers" | "broken"> {
  return send(place, path, type, await openAsBlob(file));
}

async function send(
  place: SystemPlace,
  path: string,
  type: string,
  body: string | Blob,
): Promise<Response | "nobody answers" | "broken"> {
  const token = await readToken(place.data);
  // the system writes the token at its first start
  if (token === undefined) return "nobody answers";
  try {
    return await fetch(`http://127.0.0.1:${place.port}/internal/${path}`, {
      method: "POST",
      // a redirect could send the token elsewhere
      redirect: "error",
      headers: { "content-type": type, authorization: `Bearer ${token}` },
      body,
    });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const refused = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
    return refused ? "nobody answers" : "broken";
  }
}

/**
 * Posts a document to the running system. When nothing runs, writes it into the databases.
 * @param path below /internal
 * @param keep writes the document into the databases
 */
export async function deliver(
  place: SystemPlace,
  path: string,
  body: object,
  keep: (databases: Databases) => Promise<void>,
): Promise<Delivery> {
  const answer = await postToSystem(place, path, body);
  if (answer === "nobody answers") return inDatabases(place, keep);
  if (answer === "broken") return { refused: brokenOff(place) };
  if (answer.ok) return { delivered: "to the running system" };
  return { refused: await refusalOf(answer, place) };
}

async function readToken(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, "internal-token"), "utf8")).trim();
  } catch {
    return undefined;
  }
}

/** The complaint about a system that broke off the connection. */
export function brokenOff({ port }: SystemPlace): string {
  return `The system on port ${port} broke off the connection before it answered. Read its log, then try again.`;
}

/** The complaint about a system that refused a call. */
export async function refusalOf(answer: Response, { port }: SystemPlace): Promise<string> {
  return `The system on port ${port} refused the call: ${await reasonOf(answer)}. Read its log, and use the command of the version that runs.`;
}

/** The status, and the reason when the answer has CouchDB's shape. */
async function reasonOf(answer: Response): Promise<string> {
  try {
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "reason" in body)
      return `${answer.status} ${JSON.stringify(body.reason)}`;
  } catch {
    // a body that is not JSON adds nothing to the status
  }
  return String(answer.status);
}

/** Works in the databases directly. Only for a system that does not run. */
export async function inDatabases(
  place: SystemPlace,
  work: (databases: Databases) => Promise<void>,
): Promise<Delivery> {
  let databases: Databases;
  try {
    databases = await openDatabases(await place.databases());
  } catch (failure) {
    if (failure instanceof DataFormatError)
      return { refused: `The command did nothing: ${failure.message}.` };
    return {
      refused: `No system answers on port ${place.port}, and the command cannot open the databases. If the system runs, give the PORT and KAUNTER_DATA of its start. Otherwise check KAUNTER_DATA and COUCHDB_URL.`,
    };
  }
  try {
    await work(databases);
  } finally {
    await closeDatabases(databases);
  }
  return { delivered: "to the databases" };
}
