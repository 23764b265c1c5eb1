import { lazyModule } from "./lazyModule.tsx";

/** The forms that some charges need, in one chunk with the form library. */
export const FORMS = lazyModule(async () => (await import("./forms.tsx")).FORMS, true);
