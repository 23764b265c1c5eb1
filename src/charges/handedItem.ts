import { type Infer, object, optional } from "superstruct";
import { chargeType, councilCode } from "../domain/schemas/identifierStructs.ts";
import { text } from "../domain/schemas/limits.ts";
import { FILLED } from "../domain/schemas/plainText.ts";
import { NUMBER_LONGEST } from "./cartTransfer.ts";

/** One item of a transferred cart (cartTransfer.ts). Without a number, the citizen enters it again. */
export const handedItem = object({
  council: councilCode,
  type: chargeType,
  /** The choice among a bill's offers, or a reload's amount in sen. */
  selection: optional(text({ pattern: /^[a-z0-9]{1,12}$/ })),
  /** As printed. */
  number: optional(text({ max: NUMBER_LONGEST, pattern: FILLED })),
});

export type HandedItem = Infer<typeof handedItem>;
