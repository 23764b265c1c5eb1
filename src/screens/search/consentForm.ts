import { type Infer, object, refine, size } from "superstruct";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { plainIdentityNumber } from "../../domain/identityNumber.ts";
import { typedText } from "../../domain/structs.ts";

const filled = refine(typedText, "required", (typed) => typed.trim() !== "");

/** Who consents to a renewal (specification, section 3). Each refinement's name is the code of its error text. */
export const consentForm = object({
  name: size(filled, 0, NAME_LONGEST),
  ic_no: refine(filled, "nric", (typed) => /^\d{12}$/.test(plainIdentityNumber(typed))),
});

export type ConsentFormValues = Infer<typeof consentForm>;
