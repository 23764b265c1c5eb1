import type { CouncilCode } from "../domain/councils.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { type LicenceKey, licenceKeyText } from "../domain/licenceKey.ts";
import type { Client } from "./client.ts";
import { faultOf } from "./fault.ts";
import { type Beside, query, write } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { type DigitalLicence, digitalLicenceCodec } from "./schemas/digitalLicence.ts";

/** Which licence, and what lets it be seen. */
export interface RequestedLicence {
  readonly key: LicenceKey;
  readonly council: CouncilCode;
  /** The status token of the payment that renewed it; without one the client's log-in has to do. */
  readonly token: StatusToken | undefined;
  /** This browser was shown it before, so that it was written. */
  readonly wasShown?: boolean;
}

/**
 * A digital licence: /digital_license/{license_no}-{year}[-{month}] through /api/query, by PUT after its payment and by POST from
 * then on (docs/specification.md, section 7). The server fills it from its own records, and a PUT of one that was written
 * answers that
 * one: so it is read first only where it is known to be there, since browsers note each 404 in their console as a fault.
 * @throws PortalError, `missing` where there is none for who asks
 */
export async function readLicence(
  client: Client,
  { key, council, token, wasShown = false }: RequestedLicence,
  signal?: AbortSignal,
): Promise<DigitalLicence> {
  const path = `/digital_license/${licenceKeyText(key)}`;
  const beside: Beside = { payload: { council }, token, signal };
  const answer = await (wasShown ? readOrWrite : write)(client, path, beside);
  return readAnswer(() => digitalLicenceCodec.read(answer));
}

/** What was shown may be gone since, and is written again where it may be. */
async function readOrWrite(client: Client, path: string, beside: Beside): Promise<unknown> {
  try {
    return await query(client, path, beside);
  } catch (error) {
    if (faultOf(error).kind !== "missing") throw error;
    return write(client, path, beside);
  }
}
