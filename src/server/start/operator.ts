import { type Operator, UNNAMED_OPERATOR } from "../../api/schemas/operator.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * The operator of the portal, from the settings.
 * @param otherwise the operator when the settings name none; by default an unnamed one
 */
export function operatorOf(settings: Settings, otherwise: Operator = UNNAMED_OPERATOR): Operator {
  const {
    KAUNTER_OPERATOR: name = null,
    KAUNTER_HELPLINE_PHONE: phone = null,
    KAUNTER_HELPLINE_EMAIL: email = null,
    KAUNTER_HELPLINE_HOURS: hours = null,
  } = settings;
  if ([name, phone, email, hours].every((value) => value === null)) return otherwise;
  return { name, phone, email, hours, is_example: false };
}
