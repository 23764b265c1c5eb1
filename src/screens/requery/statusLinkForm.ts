import { type Infer, object, refine } from "superstruct";
import { pastedToken } from "../../domain/statusLink.ts";
import { typedText } from "../../domain/structs.ts";

/** What is pasted: a status link, or its code alone. */
export const statusLinkForm = object({
  link: refine(
    refine(typedText, "required", (pasted) => pasted.trim() !== ""),
    "statusLink",
    (pasted) => pastedToken(pasted) !== undefined,
  ),
});

export type StatusLinkValues = Infer<typeof statusLinkForm>;
