import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPaymentStates } from "./paymentStates.ts";

/** Draws the diagrams of the documentation again. */
writeFileSync(join(import.meta.dirname, "payment-states.md"), drawPaymentStates());
