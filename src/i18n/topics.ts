import type { Language } from "../domain/language.ts";
import type { documents } from "./en/documents/documents.ts";
import type { pdf } from "./en/documents/pdf.ts";
import type { printedReceipt } from "./en/documents/printedReceipt.ts";
import type { offline } from "./en/offline.ts";
import type { about } from "./en/pages/about.ts";
import type { accessibility } from "./en/pages/accessibility.ts";
import type { embed } from "./en/pages/embed.ts";
import type { faq } from "./en/pages/faq.ts";
import type { handOver } from "./en/pages/handOver.ts";
import type { helpline } from "./en/pages/helpline.ts";
import type { privacy } from "./en/pages/privacy.ts";
import type { termsOfUse } from "./en/pages/termsOfUse.ts";
import type { verify } from "./en/pages/verify.ts";
import type { personData } from "./en/personData.ts";
import type { Words } from "./texts.ts";
import { VERIFY_TEXTS } from "./verifyTexts.ts";

/** The texts of pages to read and of documents, in English: each is fetched with its page or document, so that none weighs on the others. */
export interface Topics {
  readonly about: typeof about;
  readonly accessibility: typeof accessibility;
  readonly documents: typeof documents;
  readonly embed: typeof embed;
  readonly faq: typeof faq;
  readonly handOver: typeof handOver;
  readonly helpline: typeof helpline;
  readonly offline: typeof offline;
  readonly pdf: typeof pdf;
  readonly personData: typeof personData;
  readonly printedReceipt: typeof printedReceipt;
  readonly privacy: typeof privacy;
  readonly termsOfUse: typeof termsOfUse;
  readonly verify: typeof verify;
}

export type Topic = keyof Topics;

/** The same in each language. One that lacks a text does not compile. */
export const TOPICS: {
  readonly [Name in Topic]: Readonly<Record<Language, () => Promise<Words<Topics[Name]>>>>;
} = {
  about: {
    en: async () => (await import("./en/pages/about.ts")).about,
    ms: async () => (await import("./ms/pages/about.ts")).about,
    zh: async () => (await import("./zh/pages/about.ts")).about,
  },
  accessibility: {
    en: async () => (await import("./en/pages/accessibility.ts")).accessibility,
    ms: async () => (await import("./ms/pages/accessibility.ts")).accessibility,
    zh: async () => (await import("./zh/pages/accessibility.ts")).accessibility,
  },
  documents: {
    en: async () => (await import("./en/documents/documents.ts")).documents,
    ms: async () => (await import("./ms/documents/documents.ts")).documents,
    zh: async () => (await import("./zh/documents/documents.ts")).documents,
  },
  embed: {
    en: async () => (await import("./en/pages/embed.ts")).embed,
    ms: async () => (await import("./ms/pages/embed.ts")).embed,
    zh: async () => (await import("./zh/pages/embed.ts")).embed,
  },
  faq: {
    en: async () => (await import("./en/pages/faq.ts")).faq,
    ms: async () => (await import("./ms/pages/faq.ts")).faq,
    zh: async () => (await import("./zh/pages/faq.ts")).faq,
  },
  handOver: {
    en: async () => (await import("./en/pages/handOver.ts")).handOver,
    ms: async () => (await import("./ms/pages/handOver.ts")).handOver,
    zh: async () => (await import("./zh/pages/handOver.ts")).handOver,
  },
  helpline: {
    en: async () => (await import("./en/pages/helpline.ts")).helpline,
    ms: async () => (await import("./ms/pages/helpline.ts")).helpline,
    zh: async () => (await import("./zh/pages/helpline.ts")).helpline,
  },
  offline: {
    en: async () => (await import("./en/offline.ts")).offline,
    ms: async () => (await import("./ms/offline.ts")).offline,
    zh: async () => (await import("./zh/offline.ts")).offline,
  },
  pdf: {
    en: async () => (await import("./en/documents/pdf.ts")).pdf,
    ms: async () => (await import("./ms/documents/pdf.ts")).pdf,
    zh: async () => (await import("./zh/documents/pdf.ts")).pdf,
  },
  personData: {
    en: async () => (await import("./en/personData.ts")).personData,
    ms: async () => (await import("./ms/personData.ts")).personData,
    zh: async () => (await import("./zh/personData.ts")).personData,
  },
  printedReceipt: {
    en: async () => (await import("./en/documents/printedReceipt.ts")).printedReceipt,
    ms: async () => (await import("./ms/documents/printedReceipt.ts")).printedReceipt,
    zh: async () => (await import("./zh/documents/printedReceipt.ts")).printedReceipt,
  },
  privacy: {
    en: async () => (await import("./en/pages/privacy.ts")).privacy,
    ms: async () => (await import("./ms/pages/privacy.ts")).privacy,
    zh: async () => (await import("./zh/pages/privacy.ts")).privacy,
  },
  termsOfUse: {
    en: async () => (await import("./en/pages/termsOfUse.ts")).termsOfUse,
    ms: async () => (await import("./ms/pages/termsOfUse.ts")).termsOfUse,
    zh: async () => (await import("./zh/pages/termsOfUse.ts")).termsOfUse,
  },
  verify: VERIFY_TEXTS,
};
