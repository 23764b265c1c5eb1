import { forms } from "./forms.ts";
import { texts as payment } from "./payment.ts";
import { refusals } from "./refusals.ts";
import { texts as search } from "./searchElement.ts";
import { texts as shell } from "./shell.ts";

const { errors, charges } = search;

export const texts = {
  ...search,
  ...payment,
  ...shell,
  errors: {
    ...errors,
    reason: { ...errors.reason, ...refusals },
    validation: { ...errors.validation, ...forms.rules },
  },
  charges: { ...charges, local_government_charge: forms.local_government_charge },
  search: { ...search.search, ...forms.search },
};
