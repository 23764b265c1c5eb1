import type { Language } from "../domain/language.ts";
import type { texts as about } from "./en/about.ts";
import type { texts as accessibility } from "./en/accessibility.ts";
import type { texts as account } from "./en/account.ts";
import type { texts as billFact } from "./en/billFact.ts";
import type { texts as cartTransfer } from "./en/cartTransfer.ts";
import type { texts as desk } from "./en/desk/desk.ts";
import type { texts as deskAudit } from "./en/desk/deskAudit.ts";
import type { texts as deskCouncils } from "./en/desk/deskCouncils.ts";
import type { texts as deskLoads } from "./en/desk/deskLoads.ts";
import type { texts as deskPayments } from "./en/desk/deskPayments.ts";
import type { texts as deskReconciliation } from "./en/desk/deskReconciliation.ts";
import type { texts as deskRefunds } from "./en/desk/deskRefunds.ts";
import type { texts as deskRemittances } from "./en/desk/deskRemittances.ts";
import type { texts as deskSettings } from "./en/desk/deskSettings.ts";
import type { texts as deskToday } from "./en/desk/deskToday.ts";
import type { texts as deskUsers } from "./en/desk/deskUsers.ts";
import type { texts as review } from "./en/desk/review.ts";
import type { texts as dialogs } from "./en/dialogs.ts";
import type { texts as documents } from "./en/documents.ts";
import type { texts as embed } from "./en/embed.ts";
import type { texts as faq } from "./en/faq.ts";
import type { texts as helpline } from "./en/helpline.ts";
import type { texts as kiosk } from "./en/kiosk.ts";
import type { texts as licence } from "./en/licence.ts";
import type { texts as offline } from "./en/offline.ts";
import type { texts as pdf } from "./en/pdf.ts";
import type { texts as personData } from "./en/personData.ts";
import type { texts as printedReceipt } from "./en/printedReceipt.ts";
import type { texts as privacy } from "./en/privacy.ts";
import type { texts as receipt } from "./en/receipt.ts";
import type { texts as scan } from "./en/scan.ts";
import type { texts as siteRefusal } from "./en/siteRefusal.ts";
import type { texts as termsOfUse } from "./en/termsOfUse.ts";
import type { texts as testMode } from "./en/testMode.ts";
import type { texts as verify } from "./en/verify.ts";
import type { Words } from "./words.ts";

/**
 * The texts that load together with the screens, pages and documents that need them, so that the search stays small. A namespace
 * has the name of one of its own branches.
 */
export interface Namespaces {
  readonly about: typeof about;
  readonly accessibility: typeof accessibility;
  /** Accounts: registration, login, passwords, profile, history. */
  readonly account: typeof account;
  readonly billFact: typeof billFact;
  /** The frame of the central team's desk, and the parts that its pages share. */
  readonly desk: typeof desk;
  /** The desk's audit log. */
  readonly deskAudit: typeof deskAudit;
  /** The desk's page of a council's own data. */
  readonly deskCouncils: typeof deskCouncils;
  /** The desk's loads of records. */
  readonly deskLoads: typeof deskLoads;
  /** The desk's search for payments and its page of one payment. */
  readonly deskPayments: typeof deskPayments;
  readonly deskReconciliation: typeof deskReconciliation;
  readonly deskRefunds: typeof deskRefunds;
  readonly deskRemittances: typeof deskRemittances;
  /** The desk's switches of the portal. */
  readonly deskSettings: typeof deskSettings;
  /** The desk's first page. */
  readonly deskToday: typeof deskToday;
  /** The desk's list of its users. */
  readonly deskUsers: typeof deskUsers;
  /** Dialogs that the configuration switches on. */
  readonly dialogs: typeof dialogs;
  readonly documents: typeof documents;
  readonly embed: typeof embed;
  readonly faq: typeof faq;
  readonly cartTransfer: typeof cartTransfer;
  readonly helpline: typeof helpline;
  /** A shared computer: it stores nothing, and it asks whether somebody is still there. */
  readonly kiosk: typeof kiosk;
  /** Digital licences, as a document and on the screen. */
  readonly licence: typeof licence;
  readonly offline: typeof offline;
  /** The desk's review queue. */
  readonly review: typeof review;
  readonly pdf: typeof pdf;
  readonly personData: typeof personData;
  readonly printedReceipt: typeof printedReceipt;
  readonly privacy: typeof privacy;
  /** A payment's status and result: the receipt, the bank's answers, asking again, refunds. */
  readonly receipt: typeof receipt;
  readonly scan: typeof scan;
  /** Why a council's site is not active. */
  readonly siteRefusal: typeof siteRefusal;
  readonly termsOfUse: typeof termsOfUse;
  /** An element in test mode. */
  readonly testMode: typeof testMode;
  readonly verify: typeof verify;
}

export type Namespace = keyof Namespaces;

/** The texts of all namespaces in one tree. */
export type NamespaceTexts = typeof about &
  typeof accessibility &
  typeof account &
  typeof billFact &
  typeof desk &
  typeof deskAudit &
  typeof deskCouncils &
  typeof deskLoads &
  typeof deskPayments &
  typeof deskReconciliation &
  typeof deskRefunds &
  typeof deskRemittances &
  typeof deskSettings &
  typeof deskToday &
  typeof deskUsers &
  typeof dialogs &
  typeof documents &
  typeof embed &
  typeof faq &
  typeof cartTransfer &
  typeof helpline &
  typeof kiosk &
  typeof licence &
  typeof offline &
  typeof review &
  typeof pdf &
  typeof personData &
  typeof printedReceipt &
  typeof privacy &
  typeof receipt &
  typeof scan &
  typeof siteRefusal &
  typeof termsOfUse &
  typeof testMode &
  typeof verify;

/** The loaders of each namespace. A language that lacks a text does not compile. */
export const NAMESPACES: {
  readonly [Name in Namespace]: Readonly<Record<Language, () => Promise<Words<Namespaces[Name]>>>>;
} = {
  about: {
    en: async () => (await import("./en/about.ts")).texts,
    ms: async () => (await import("./ms/about.ts")).texts,
    zh: async () => (await import("./zh/about.ts")).texts,
  },
  accessibility: {
    en: async () => (await import("./en/accessibility.ts")).texts,
    ms: async () => (await import("./ms/accessibility.ts")).texts,
    zh: async () => (await import("./zh/accessibility.ts")).texts,
  },
  account: {
    en: async () => (await import("./en/account.ts")).texts,
    ms: async () => (await import("./ms/account.ts")).texts,
    zh: async () => (await import("./zh/account.ts")).texts,
  },
  billFact: {
    en: async () => (await import("./en/billFact.ts")).texts,
    ms: async () => (await import("./ms/billFact.ts")).texts,
    zh: async () => (await import("./zh/billFact.ts")).texts,
  },
  desk: {
    en: async () => (await import("./en/desk/desk.ts")).texts,
    ms: async () => (await import("./ms/desk/desk.ts")).texts,
    zh: async () => (await import("./zh/desk/desk.ts")).texts,
  },
  deskAudit: {
    en: async () => (await import("./en/desk/deskAudit.ts")).texts,
    ms: async () => (await import("./ms/desk/deskAudit.ts")).texts,
    zh: async () => (await import("./zh/desk/deskAudit.ts")).texts,
  },
  deskCouncils: {
    en: async () => (await import("./en/desk/deskCouncils.ts")).texts,
    ms: async () => (await import("./ms/desk/deskCouncils.ts")).texts,
    zh: async () => (await import("./zh/desk/deskCouncils.ts")).texts,
  },
  deskLoads: {
    en: async () => (await import("./en/desk/deskLoads.ts")).texts,
    ms: async () => (await import("./ms/desk/deskLoads.ts")).texts,
    zh: async () => (await import("./zh/desk/deskLoads.ts")).texts,
  },
  deskPayments: {
    en: async () => (await import("./en/desk/deskPayments.ts")).texts,
    ms: async () => (await import("./ms/desk/deskPayments.ts")).texts,
    zh: async () => (await import("./zh/desk/deskPayments.ts")).texts,
  },
  deskReconciliation: {
    en: async () => (await import("./en/desk/deskReconciliation.ts")).texts,
    ms: async () => (await import("./ms/desk/deskReconciliation.ts")).texts,
    zh: async () => (await import("./zh/desk/deskReconciliation.ts")).texts,
  },
  deskRefunds: {
    en: async () => (await import("./en/desk/deskRefunds.ts")).texts,
    ms: async () => (await import("./ms/desk/deskRefunds.ts")).texts,
    zh: async () => (await import("./zh/desk/deskRefunds.ts")).texts,
  },
  deskRemittances: {
    en: async () => (await import("./en/desk/deskRemittances.ts")).texts,
    ms: async () => (await import("./ms/desk/deskRemittances.ts")).texts,
    zh: async () => (await import("./zh/desk/deskRemittances.ts")).texts,
  },
  deskSettings: {
    en: async () => (await import("./en/desk/deskSettings.ts")).texts,
    ms: async () => (await import("./ms/desk/deskSettings.ts")).texts,
    zh: async () => (await import("./zh/desk/deskSettings.ts")).texts,
  },
  deskToday: {
    en: async () => (await import("./en/desk/deskToday.ts")).texts,
    ms: async () => (await import("./ms/desk/deskToday.ts")).texts,
    zh: async () => (await import("./zh/desk/deskToday.ts")).texts,
  },
  deskUsers: {
    en: async () => (await import("./en/desk/deskUsers.ts")).texts,
    ms: async () => (await import("./ms/desk/deskUsers.ts")).texts,
    zh: async () => (await import("./zh/desk/deskUsers.ts")).texts,
  },
  dialogs: {
    en: async () => (await import("./en/dialogs.ts")).texts,
    ms: async () => (await import("./ms/dialogs.ts")).texts,
    zh: async () => (await import("./zh/dialogs.ts")).texts,
  },
  documents: {
    en: async () => (await import("./en/documents.ts")).texts,
    ms: async () => (await import("./ms/documents.ts")).texts,
    zh: async () => (await import("./zh/documents.ts")).texts,
  },
  embed: {
    en: async () => (await import("./en/embed.ts")).texts,
    ms: async () => (await import("./ms/embed.ts")).texts,
    zh: async () => (await import("./zh/embed.ts")).texts,
  },
  faq: {
    en: async () => (await import("./en/faq.ts")).texts,
    ms: async () => (await import("./ms/faq.ts")).texts,
    zh: async () => (await import("./zh/faq.ts")).texts,
  },
  cartTransfer: {
    en: async () => (await import("./en/cartTransfer.ts")).texts,
    ms: async () => (await import("./ms/cartTransfer.ts")).texts,
    zh: async () => (await import("./zh/cartTransfer.ts")).texts,
  },
  helpline: {
    en: async () => (await import("./en/helpline.ts")).texts,
    ms: async () => (await import("./ms/helpline.ts")).texts,
    zh: async () => (await import("./zh/helpline.ts")).texts,
  },
  kiosk: {
    en: async () => (await import("./en/kiosk.ts")).texts,
    ms: async () => (await import("./ms/kiosk.ts")).texts,
    zh: async () => (await import("./zh/kiosk.ts")).texts,
  },
  licence: {
    en: async () => (await import("./en/licence.ts")).texts,
    ms: async () => (await import("./ms/licence.ts")).texts,
    zh: async () => (await import("./zh/licence.ts")).texts,
  },
  offline: {
    en: async () => (await import("./en/offline.ts")).texts,
    ms: async () => (await import("./ms/offline.ts")).texts,
    zh: async () => (await import("./zh/offline.ts")).texts,
  },
  review: {
    en: async () => (await import("./en/desk/review.ts")).texts,
    ms: async () => (await import("./ms/desk/review.ts")).texts,
    zh: async () => (await import("./zh/desk/review.ts")).texts,
  },
  pdf: {
    en: async () => (await import("./en/pdf.ts")).texts,
    ms: async () => (await import("./ms/pdf.ts")).texts,
    zh: async () => (await import("./zh/pdf.ts")).texts,
  },
  personData: {
    en: async () => (await import("./en/personData.ts")).texts,
    ms: async () => (await import("./ms/personData.ts")).texts,
    zh: async () => (await import("./zh/personData.ts")).texts,
  },
  printedReceipt: {
    en: async () => (await import("./en/printedReceipt.ts")).texts,
    ms: async () => (await import("./ms/printedReceipt.ts")).texts,
    zh: async () => (await import("./zh/printedReceipt.ts")).texts,
  },
  privacy: {
    en: async () => (await import("./en/privacy.ts")).texts,
    ms: async () => (await import("./ms/privacy.ts")).texts,
    zh: async () => (await import("./zh/privacy.ts")).texts,
  },
  receipt: {
    en: async () => (await import("./en/receipt.ts")).texts,
    ms: async () => (await import("./ms/receipt.ts")).texts,
    zh: async () => (await import("./zh/receipt.ts")).texts,
  },
  scan: {
    en: async () => (await import("./en/scan.ts")).texts,
    ms: async () => (await import("./ms/scan.ts")).texts,
    zh: async () => (await import("./zh/scan.ts")).texts,
  },
  siteRefusal: {
    en: async () => (await import("./en/siteRefusal.ts")).texts,
    ms: async () => (await import("./ms/siteRefusal.ts")).texts,
    zh: async () => (await import("./zh/siteRefusal.ts")).texts,
  },
  termsOfUse: {
    en: async () => (await import("./en/termsOfUse.ts")).texts,
    ms: async () => (await import("./ms/termsOfUse.ts")).texts,
    zh: async () => (await import("./zh/termsOfUse.ts")).texts,
  },
  testMode: {
    en: async () => (await import("./en/testMode.ts")).texts,
    ms: async () => (await import("./ms/testMode.ts")).texts,
    zh: async () => (await import("./zh/testMode.ts")).texts,
  },
  verify: {
    en: async () => (await import("./en/verify.ts")).texts,
    ms: async () => (await import("./ms/verify.ts")).texts,
    zh: async () => (await import("./zh/verify.ts")).texts,
  },
};
