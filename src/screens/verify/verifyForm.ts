import { type Infer, object, refine } from "superstruct";
import { typedText } from "../../domain/structs.ts";

/** What is pasted: whatever it is, the check says so. */
export const verifyForm = object({
  code: refine(typedText, "required", (pasted) => pasted.trim() !== ""),
});

export type VerifyFormValues = Infer<typeof verifyForm>;
