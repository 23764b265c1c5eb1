import type { PaymentId } from "../../domain/identifiers.ts";
import { asReceiptNumber, orderNumberOf } from "../../domain/payments/orderNumber.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { findByOrder } from "./tokens.ts";

/** The payment of an order number or a receipt number as a person types it off a receipt. */
export async function findByNumber(handles: DocumentStore, typed: string): Promise<PaymentId | undefined> {
  const receipt = asReceiptNumber(typed);
  return await findByOrder(
    handles,
    receipt === undefined ? typed.trim().toUpperCase() : orderNumberOf(receipt),
  );
}
