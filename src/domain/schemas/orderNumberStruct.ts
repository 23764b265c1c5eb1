import { define } from "superstruct";
import type { OrderNumber } from "../identifiers.ts";
import { isOrderNumber } from "../payments/orderNumber.ts";

export const orderNumberText = define<OrderNumber>("order number", isOrderNumber);
