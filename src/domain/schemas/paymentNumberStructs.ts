import type { OrderNumber, ReceiptNumber } from "../identifiers.ts";
import { isReceiptNumber, ORDER_NUMBER, RECEIPT_NUMBER } from "../payments/orderNumber.ts";
import { kind } from "./limits.ts";

export const orderNumberText = kind<OrderNumber>("order number", { pattern: ORDER_NUMBER });

export const receiptNumber = kind<ReceiptNumber>(
  "receipt number",
  { pattern: RECEIPT_NUMBER, note: "with its check character at the end" },
  isReceiptNumber,
);
