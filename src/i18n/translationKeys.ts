import type { texts } from "./en/index.ts";
import type { NamespaceTexts } from "./namespaces.ts";

/**
 * Makes `t()` accept only the keys that exist. Those of a namespace have their texts in a
 * screen that is made `withTexts` of it, or where `useNamespace` gave them.
 */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts & NamespaceTexts };
  }
}
