import { SIMULATED_BANKS } from "../../../demo/gateways/fpx/banks.ts";
import { confirmCode } from "../../../demo/gateways/fpx/confirmation.ts";
import type { KeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { readMessage } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { formatFpxTime } from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";

/**
 * The bank's approval of the pay page's form, form-encoded and signed by the simulator. The benchmark's process signs it between
 * two calls, so no measured call includes the time of the signature.
 * @param number makes the transaction's id unique
 * @throws Error when the form is not an AR message
 */
export function approval(form: Readonly<Record<string, string>>, number: number, keys: KeyMaterial): string {
  const read = readMessage("AR", encodeFormBody(form));
  if (read.kind !== "message")
    throw new Error("The pay page's form is not an AR message. Adapt approval() to the form.");
  const known = { fpxTxnId: String(number).padStart(16, "0"), fpxTxnTime: formatFpxTime(new Date()) };
  return encodeFormBody(confirmCode({ banks: SIMULATED_BANKS, keys }, read.message, "00", known));
}
