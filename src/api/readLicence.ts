import type { CouncilCode } from "../domain/councils.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { type LicenceKey, licenceKeyText } from "../domain/licenceKey.ts";
import type { Client, QueryOptions } from "./client.ts";
import { faultOf, readAnswer } from "./fault.ts";
import { type DigitalLicence, digitalLicenceCodec } from "./schemas/digitalLicence.ts";

/** A licence and the right to see it. */
export interface RequestedLicence {
  readonly key: LicenceKey;
  readonly council: CouncilCode;
  /** The status token of the payment that renewed it. Without one, the client's session must grant access. */
  readonly token: StatusToken | undefined;
  /** The fact from the bill that the council may ask for. */
  readonly billFact?: string | undefined;
  /** This browser showed the licence before, so the server has it. */
  readonly wasShown?: boolean;
}

/**
 * Reads a digital licence: /digital_license/{license_no}-{year}[-{month}] through /api/query. PUT creates it after its payment,
 * and POST reads it later (rule 7.22). The server fills it from its own records, and a PUT of an existing licence returns that
 * one. So we try POST first only if the licence exists, because browsers log each 404 in their console as an error.
 * @throws PortalError, `missing` when the caller has no such licence, and refused for `bill_fact_needed` without the right fact
 */
export async function readLicence(
  client: Client,
  { key, council, token, billFact, wasShown = false }: RequestedLicence,
  signal?: AbortSignal,
): Promise<DigitalLicence> {
  const path = `/digital_license/${licenceKeyText(key)}`;
  const beside: QueryOptions = { payload: { council, bill_fact: billFact }, token, signal };
  const answer = await (wasShown ? readOrWrite(client, path, beside) : client.write(path, beside));
  return readAnswer(() => digitalLicenceCodec.read(answer));
}

/** The server may have lost a licence that this browser showed. It is then written again. */
async function readOrWrite(client: Client, path: string, beside: QueryOptions): Promise<unknown> {
  try {
    return await client.query(path, beside);
  } catch (error) {
    if (faultOf(error).kind !== "missing") throw error;
    return client.write(path, beside);
  }
}
