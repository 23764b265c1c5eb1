import { array, boolean, object, string } from "superstruct";
import { chargeType } from "../../domain/schemas/identifierStructs.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";

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
