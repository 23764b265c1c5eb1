import { create, object, optional, unknown } from "superstruct";
import { type Payment, readPayment, writePayment } from "../api/payments.ts";
import { chargeOf, readLine } from "../charges/lines.ts";
import { maskNames } from "../charges/masking.ts";
import { isUnreadable } from "../charges/unreadable.ts";
import type { PaymentId, StatusToken } from "../domain/identifiers.ts";
import { instantText } from "../domain/instant.ts";
import { maskEmail, maskIdentityNumber, maskText } from "../domain/mask.ts";
import { statusToken } from "../domain/schemas/identifierStructs.ts";
import { type Kept, keepOnDevice, keptOnDevice } from "./keptOnDevice.ts";

/** A paid payment as read from the server. It stays paid, but a refund case may have been opened since. */
export interface KeptReceipt {
  readonly payment: Payment;
  readonly readAt: Date;
}

/** Names a receipt by the payment's id or by the token of its status link. */
export type WantedReceipt = { readonly id: PaymentId } | { readonly token: StatusToken };

const KIND = "receipt";

const MOST = 50;

const written = object({ payment: unknown(), token: optional(statusToken) });

/**
 * Keeps the receipt of a paid payment, with persons masked: the next user of this device may open it. It keeps no other payment, because
 * only the server knows its current state.
 * @param token the token of the status link, if this browser has it. The link then finds the receipt too.
 */
export async function keepReceipt(
  payment: Payment,
  token: StatusToken | undefined,
  readAt: Date,
): Promise<void> {
  if (payment.status !== "paid") return;
  const known = token ?? (await rowOf({ id: payment._id }))?.token;
  await keepOnDevice(
    {
      kind: KIND,
      key: payment._id,
      document: { payment: writePayment(masked(payment)), ...(known !== undefined && { token: known }) },
      read_at: instantText(readAt),
    },
    MOST,
  );
}

function masked(payment: Payment): Payment {
  return {
    ...payment,
    user: maskText(payment.user),
    email: maskEmail(payment.email),
    contact: maskIdentityNumber(payment.contact),
    services: payment.services.map((line) => {
      const charge = chargeOf(line);
      return readLine(maskNames(charge, charge.line.write(line)));
    }),
  };
}

/** The receipt as last read, if it is kept. */
export async function findReceipt(wanted: WantedReceipt): Promise<KeptReceipt | undefined> {
  return (await rowOf(wanted))?.receipt;
}

/** All kept receipts, the last read first. */
export async function keptReceipts(): Promise<readonly KeptReceipt[]> {
  return (await rows()).map(({ receipt }) => receipt);
}

async function rowOf(wanted: WantedReceipt) {
  return (await rows()).find(({ receipt, token }) =>
    "id" in wanted ? receipt.payment._id === wanted.id : token === wanted.token,
  );
}

async function rows() {
  return (await keptOnDevice(KIND)).flatMap(readRow);
}

/** Skips a receipt that this version cannot read. */
function readRow({ document, read_at }: Kept) {
  try {
    const { payment: wire, token } = create(document, written);
    const payment = readPayment(wire);
    return payment.status === "paid" ? [{ receipt: { payment, readAt: new Date(read_at) }, token }] : [];
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}
