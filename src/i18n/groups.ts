import type { Language } from "../domain/language.ts";
import type { texts as account } from "./en/groups/account.ts";
import type { texts as dialogs } from "./en/groups/dialogs.ts";
import type { texts as kiosk } from "./en/groups/kiosk.ts";
import type { texts as licence } from "./en/groups/licence.ts";
import type { texts as payments } from "./en/groups/payments.ts";
import type { texts as receipt } from "./en/groups/receipt.ts";
import type { Words } from "./texts.ts";

/**
 * Texts that several screens of one kind share, in English: each group is fetched with the first of them, so that none weighs on
 * the search. A group is named after one of its own branches.
 */
export interface TextGroups {
  /** Accounts: registering, logging in, passwords, the profile, the history. */
  readonly account: typeof account;
  /** What the portal says over its screens when the configuration has it. */
  readonly dialogs: typeof dialogs;
  /** A shared computer: that nothing is kept, and whether anybody is still there. */
  readonly kiosk: typeof kiosk;
  /** Digital licences, as a document and on the screen. */
  readonly licence: typeof licence;
  /** The central team's screen. */
  readonly payments: typeof payments;
  /** How a payment ended or stands: the receipt, the bank's answers, asking again, refunds. */
  readonly receipt: typeof receipt;
}

export type TextGroup = keyof TextGroups;

/** Every text of theirs, as one tree. */
export type GroupTexts = TextGroups["account"] &
  TextGroups["dialogs"] &
  TextGroups["kiosk"] &
  TextGroups["licence"] &
  TextGroups["payments"] &
  TextGroups["receipt"];

/** The same in each language. One that lacks a text does not compile. */
export const TEXT_GROUPS: {
  readonly [Name in TextGroup]: Readonly<Record<Language, () => Promise<Words<TextGroups[Name]>>>>;
} = {
  account: {
    en: async () => (await import("./en/groups/account.ts")).texts,
    ms: async () => (await import("./ms/groups/account.ts")).texts,
    zh: async () => (await import("./zh/groups/account.ts")).texts,
  },
  dialogs: {
    en: async () => (await import("./en/groups/dialogs.ts")).texts,
    ms: async () => (await import("./ms/groups/dialogs.ts")).texts,
    zh: async () => (await import("./zh/groups/dialogs.ts")).texts,
  },
  kiosk: {
    en: async () => (await import("./en/groups/kiosk.ts")).texts,
    ms: async () => (await import("./ms/groups/kiosk.ts")).texts,
    zh: async () => (await import("./zh/groups/kiosk.ts")).texts,
  },
  licence: {
    en: async () => (await import("./en/groups/licence.ts")).texts,
    ms: async () => (await import("./ms/groups/licence.ts")).texts,
    zh: async () => (await import("./zh/groups/licence.ts")).texts,
  },
  payments: {
    en: async () => (await import("./en/groups/payments.ts")).texts,
    ms: async () => (await import("./ms/groups/payments.ts")).texts,
    zh: async () => (await import("./zh/groups/payments.ts")).texts,
  },
  receipt: {
    en: async () => (await import("./en/groups/receipt.ts")).texts,
    ms: async () => (await import("./ms/groups/receipt.ts")).texts,
    zh: async () => (await import("./zh/groups/receipt.ts")).texts,
  },
};
