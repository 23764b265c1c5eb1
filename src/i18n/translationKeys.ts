import type { texts } from "./en/index.ts";
import type { NamespaceTexts } from "./namespaces.ts";

/**
 * Makes `t()` accept only existing keys. A namespace's texts exist only in a screen made with `withTexts`, or after
 * `useNamespace` has returned them.
 */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts & NamespaceTexts };
  }
}
