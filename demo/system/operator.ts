import type { Operator } from "../../src/api/schemas/operator.ts";
import type { Settings } from "../backend/settings/settings.ts";

/** Nobody's: the address can belong to no one (RFC 2606), and no number of Sabah has only noughts. */
const EXAMPLE: Operator = {
  name: "Syarikat Contoh Sdn. Bhd.",
  phone: "+60 88-000 000",
  email: "bantuan@kaunter.example",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" },
  is_example: true,
};

/** Who the settings say operates the portal; where they say nothing and money is made up, an example that is called one. */
export function operatorOf(settings: Settings): Operator {
  const {
    KAUNTER_OPERATOR: name = null,
    KAUNTER_HELPLINE_PHONE: phone = null,
    KAUNTER_HELPLINE_EMAIL: email = null,
    KAUNTER_HELPLINE_HOURS: hours = null,
  } = settings;
  const isTold = [name, phone, email, hours].some((told) => told !== null);
  if (!isTold && settings.KAUNTER_FPX_URL === undefined) return EXAMPLE;
  return { name, phone, email, hours, is_example: false };
}
