import { type Infer, object, refine } from "superstruct";
import { pastedToken } from "../../domain/payments/statusLink.ts";
import { filledText } from "../../domain/schemas/typedText.ts";

/** The form for a status link or its code. */
export const statusLinkForm = object({
  link: refine(filledText, "statusLink", (pasted) => pastedToken(pasted) !== undefined),
});

export type StatusLinkValues = Infer<typeof statusLinkForm>;
