import type { texts } from "./en/index.ts";

/** Makes `t()` accept only the keys that exist. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts };
  }
}
