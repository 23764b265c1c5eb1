import { ChargeForm } from "./ChargeForm.tsx";
import { ConsentForm } from "./ConsentForm.tsx";
import { ReloadForm } from "./ReloadForm.tsx";

/** The forms around what is paid, in one piece of code with the library they stand on, which a bill alone does not need. */
export const FORMS = { ChargeForm, ConsentForm, ReloadForm } as const;
