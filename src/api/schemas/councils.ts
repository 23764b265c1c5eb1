import { array, boolean, object, string } from "superstruct";
import { chargeType, mapOf } from "../../domain/structs.ts";

/** metadata/_find's answer: what each council that was asked about takes, by its code. */
export const councilsAnswer = object({
  docs: array(
    mapOf(
      object({
        name: string(),
        available: boolean(),
        charges: array(chargeType),
        maintenance: array(chargeType),
      }),
    ),
  ),
});
