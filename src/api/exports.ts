import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { exportTicket } from "./schemas/exportTicket.ts";

/**
 * Asks for a file whose request must not be part of an address.
 * @returns the path of the file, for the browser to save. It works once, and for a minute
 * @throws PortalError
 */
export async function askForExport(client: Client, path: string, body: object): Promise<string> {
  const answer = await client.post(path, body);
  return readAnswer(() => `${path}/${create(answer, exportTicket).ticket}`);
}
