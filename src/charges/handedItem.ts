import { type Infer, object, optional, pattern, refine, size, string } from "superstruct";
import { chargeType, councilCode } from "../domain/schemas/identifierStructs.ts";
import { isPlainText } from "../domain/schemas/plainText.ts";
import { NUMBER_LONGEST } from "./cartTransfer.ts";

/** One item of a transferred cart (cartTransfer.ts). Without a number, the citizen enters it again. */
export const handedItem = object({
  council: councilCode,
  type: chargeType,
  /** The choice among a bill's offers, or a reload's amount in sen. */
  selection: optional(pattern(string(), /^[a-z0-9]{1,12}$/)),
  /** As printed. */
  number: optional(
    refine(size(string(), 1, NUMBER_LONGEST), "number", (text) => text.trim() !== "" && isPlainText(text)),
  ),
});

export type HandedItem = Infer<typeof handedItem>;
