import { enums, type Infer, object } from "superstruct";
import { LANGUAGES } from "../../domain/language.ts";

/** The portal's pages that are counted, by the names of their routes: what citizens open, not what the central team does. */
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

/** That a page was opened, and nothing else: nobody can put a number, a name or a link into it. */
export const pageView = object({ page: enums(COUNTED_PAGES), language: enums(LANGUAGES) });

export type PageView = Infer<typeof pageView>;
