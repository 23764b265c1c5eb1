import type { KeyMaterial } from "../../demo/fpx-protocol/keyMaterial.ts";
import { readMessage } from "../../demo/fpx-protocol/messages.ts";
import { formatFpxTime } from "../../demo/fpx-protocol/time.ts";
import { encodeWireBody } from "../../demo/fpx-protocol/wire.ts";
import { SIMULATED_BANKS } from "../../demo/gateways/fpx/banks.ts";
import { confirmCode } from "../../demo/gateways/fpx/confirmation.ts";
import type { PaymentUnderWay } from "./payment.ts";

/** The bank approves what the page's form asks for. @throws when the form is no AR */
export function approve(payment: PaymentUnderWay, keys: KeyMaterial): void {
  const read = readMessage("AR", encodeWireBody(payment.form));
  if (read.kind !== "message") throw new Error("the way to the bank holds no request");
  const known = {
    fpxTxnId: String(payment.number).padStart(16, "0"),
    fpxTxnTime: formatFpxTime(new Date()),
  };
  payment.answer = encodeWireBody(confirmCode({ banks: SIMULATED_BANKS, keys }, read.message, "00", known));
}
