import { ChargeForm } from "./ChargeForm.tsx";
import { ConsentForm } from "./ConsentForm.tsx";
import { ReloadForm } from "./ReloadForm.tsx";

/** The forms of the search screen, in one chunk with the form library. A bill alone does not need them. */
export const FORMS = { ChargeForm, ConsentForm, ReloadForm } as const;
