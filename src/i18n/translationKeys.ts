import type { texts } from "./en/index.ts";
import type { Topics } from "./topics.ts";

/** Makes `t()` accept only the keys that exist. Those of a topic have their texts where `useTopic` gave it. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts & Topics };
  }
}
