import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawAccess } from "./access.ts";
import { drawPaymentStates } from "./paymentStates.ts";

const page = (name: string) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

/** Regenerates the diagrams and tables of the documentation. */
writeFileSync(page("payment-states.md"), drawPaymentStates());
writeFileSync(page("access.md"), drawAccess());
