import { type Infer, object } from "superstruct";
import { filledText } from "../../domain/schemas/typedText.ts";

/** What is pasted: whatever it is, the check says so. */
export const verifyForm = object({
  code: filledText,
});

export type VerifyFormValues = Infer<typeof verifyForm>;
