import { payments } from "../payments.ts";
import { terms } from "../terms.ts";

export const texts = { payments, terms };
