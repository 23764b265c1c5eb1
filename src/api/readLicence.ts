import type { CouncilCode } from "../domain/councils.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { type LicenceKey, licenceKeyText } from "../domain/licenceKey.ts";
import type { Client } from "./client.ts";
import { faultOf } from "./fault.ts";
import { type Beside, query, write } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { type DigitalLicence, digitalLicenceCodec } from "./schemas/digitalLicence.ts";

/** Which licence, and what lets it be seen. */
export interface AskedLicence {
  readonly key: LicenceKey;
  readonly council: CouncilCode;
  /** The status token of the payment that renewed it; without one the client's log-in has to do. */
  readonly token: StatusToken | undefined;
}

/**
 * A digital licence: /digital_license/{license_no}-{year}[-{month}] through /api/query. One that was never printed is written
 * first, by PUT after its payment (specification, section 7); the server fills it from its own records.
 * @throws PortalError, `missing` where there is none for who asks
 */
export async function readLicence(
  client: Client,
  { key, council, token }: AskedLicence,
  signal?: AbortSignal,
): Promise<DigitalLicence> {
  const path = `/digital_license/${licenceKeyText(key)}`;
  const beside: Beside = { payload: { council }, token, signal };
  const answer = await query(client, path, beside).catch((error: unknown) => {
    if (faultOf(error).kind !== "missing") throw error;
    return write(client, path, beside);
  });
  return readAnswer(() => digitalLicenceCodec.read(answer));
}
