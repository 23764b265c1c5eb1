import type { Operator } from "../../src/api/schemas/operator.ts";

/** An operator that does not exist. RFC 2606 reserves `.example`, and no phone number in Sabah consists of zeros. */
export const EXAMPLE_OPERATOR: Operator = {
  name: "Syarikat Contoh Sdn. Bhd.",
  phone: "+60 88-000 000",
  email: "bantuan@kaunter.example",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" },
  is_example: true,
};
