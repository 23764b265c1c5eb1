import type { ChargeSearch } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";
import { licenceRegister } from "./number.ts";

export const licenseSearch = {
  prompt: {
    label: "charges.license.number",
    hint: "charges.license.hint",
    example: "R1234567",
    nothing: "charges.license.nothing",
  },
  normaliseNumber: plainNumber,
  hasShortNumbers: true,
  asksMore: true,
  registerOf: licenceRegister,
} satisfies ChargeSearch;
