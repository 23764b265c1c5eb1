import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawAccess } from "./access.ts";
import { drawPaymentStates } from "./paymentStates.ts";

/** Draws the diagrams and tables of the documentation again. */
writeFileSync(join(import.meta.dirname, "payment-states.md"), drawPaymentStates());
writeFileSync(join(import.meta.dirname, "access.md"), drawAccess());
