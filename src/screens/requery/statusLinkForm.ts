import { type Infer, object, refine, string } from "superstruct";
import { pastedToken } from "../../domain/statusLink.ts";

/** What is pasted: a status link, or its code alone. */
export const statusLinkForm = object({
  link: refine(
    refine(string(), "required", (pasted) => pasted.trim() !== ""),
    "statusLink",
    (pasted) => pastedToken(pasted) !== undefined,
  ),
});

export type StatusLinkValues = Infer<typeof statusLinkForm>;
