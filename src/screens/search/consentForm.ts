import { type Infer, object, refine } from "superstruct";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { plainIdentityNumber } from "../../domain/identityNumber.ts";
import { filledText, filledTo } from "../../domain/schemas/typedText.ts";

/** The consent to a renewal (rule 3.12). Each refinement has the name of its rule. */
export const consentForm = object({
  name: filledTo(NAME_LONGEST),
  ic_no: refine(filledText, "nric", (typed) => /^\d{12}$/.test(plainIdentityNumber(typed))),
});

export type ConsentFormValues = Infer<typeof consentForm>;
