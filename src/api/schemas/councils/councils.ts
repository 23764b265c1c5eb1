import { array, boolean, object, string } from "superstruct";
import { chargeType } from "../../../domain/schemas/identifierStructs.ts";
import { mapOf } from "../../../domain/schemas/mapOf.ts";

/** The answer of metadata/_find: the charge types that each requested council accepts, by council code. */
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
