import type { texts } from "./en/index.ts";
import type { GroupTexts } from "./groups.ts";
import type { Topics } from "./topics.ts";

/**
 * Makes `t()` accept only the keys that exist. Those of a topic have their texts where `useTopic`
 * gave it, those of a group in the screens that are made `withTexts`.
 */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof texts & GroupTexts & Topics };
  }
}
