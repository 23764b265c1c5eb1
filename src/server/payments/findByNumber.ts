import type { PaymentId } from "../../domain/identifiers.ts";
import { asReceiptNumber, orderNumberOf } from "../../domain/payments/orderNumber.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { findByOrder } from "./tokens.ts";

/** Finds a payment by an order number or a receipt number, as people type it from a receipt. */
export async function findByNumber(handles: DocumentStore, typed: string): Promise<PaymentId | undefined> {
  const receipt = asReceiptNumber(typed);
  return await findByOrder(
    handles,
    receipt === undefined ? typed.trim().toUpperCase() : orderNumberOf(receipt),
  );
}
