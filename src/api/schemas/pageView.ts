import { enums, type Infer, object } from "superstruct";
import { LANGUAGES } from "../../domain/language.ts";

/** The portal's pages that are counted, by route name. Pages of the central team are not counted. */
const COUNTED_PAGES = [
  "home",
  "search",
  "cart",
  "checkout",
  "fpx_checkout",
  "confirmation",
  "receipt",
  "refund",
  "requery",
  "form",
  "history",
  "licence",
  "about",
  "accessibility",
  "faq",
  "helpline",
  "pdf",
  "privacy",
  "terms",
  "profile",
  "verify",
  "reset_password",
  "hand_over",
] as const;

/** The schema has no free text, so nobody can put a number, a name or a link into a page view. */
export const pageView = object({ page: enums(COUNTED_PAGES), language: enums(LANGUAGES) });

export type PageView = Infer<typeof pageView>;
