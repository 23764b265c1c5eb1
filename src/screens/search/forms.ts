import { BillFactField } from "./BillFactField.tsx";
import { ChargeForm } from "./ChargeForm.tsx";
import { ConsentForm } from "./ConsentForm.tsx";
import { ReloadForm } from "./ReloadForm.tsx";

/** The forms of the search screen, in one chunk with the form library. A bill alone does not need them. */
export const FORMS = { BillFactField, ChargeForm, ConsentForm, ReloadForm } as const;
