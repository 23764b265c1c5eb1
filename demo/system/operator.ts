import type { Operator } from "../../src/api/schemas/operator.ts";

/** Nobody: the address can belong to no one (RFC 2606), and no number of Sabah has only noughts. */
export const EXAMPLE_OPERATOR: Operator = {
  name: "Syarikat Contoh Sdn. Bhd.",
  phone: "+60 88-000 000",
  email: "bantuan@kaunter.example",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" },
  is_example: true,
};
