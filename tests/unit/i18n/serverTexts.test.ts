import { describe, expect, test } from "vitest";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { LANGUAGES, type Language } from "../../../src/domain/language.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { CARD_FORM_TEXTS } from "../../../src/server/pages/cardFormTexts.ts";
import { STATUS_TEXTS } from "../../../src/server/pages/statusTexts.ts";
import { PAGE_TEXTS } from "../../../src/server/pages/texts.ts";
import { flat, text } from "./allTexts.ts";

/** The server's own texts in three languages: messages, and the pages between the portal and the bank. */

const SAID: readonly (readonly [string, Readonly<Record<Language, object>>, alike: readonly string[]])[] = [
  // The Malay abbreviation for a number is the English one.
  ["messages", MESSAGE_TEXTS, ["itemNumber"]],
  ["pages", PAGE_TEXTS, []],
  ["the card form", CARD_FORM_TEXTS, []],
  ["the status page", STATUS_TEXTS, []],
];

/** The words of our texts and of the councils, wherever the English text has them. */
const GLOSSARY: readonly (readonly [english: RegExp, malay: RegExp, chinese: RegExp])[] = [
  [/\breceipts?\b/i, /resit/i, /收据/],
  [/\bcouncils?\b/i, /majlis/i, /议会|市政厅/],
  [/\bbills?\b/i, /bil\b/i, /账单/],
  [/\bcart\b/i, /troli/i, /购物车/],
  [/\bassessment\b/i, /cukai taksiran/i, /门牌税/],
  [/\bland cess\b/i, /ses tanah/i, /土地税捐/],
  [/\bcompounds?\b/i, /kompaun/i, /罚单/],
  [/\blicences?\b/i, /lesen/i, /执照/],
  [/\bstall\b/i, /gerai/i, /摊位/],
  [/\bparking\b/i, /letak kereta/i, /停车/],
  [/\breload\b/i, /tambah nilai/i, /充值/],
  [/\bdiscount\b/i, /diskaun/i, /折扣/],
  [/\barrears\b/i, /tunggakan/i, /欠款|拖欠/],
  [/\bcards?\b/i, /kad/i, /卡/],
];

const variables = (said: string) => [...said.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(SAID)("%s", (_where, texts, alike) => {
  const english = flat(texts.en);
  const of = (language: Language) => new Map(flat(texts[language]));

  test("every text exists in each language, with the same values in it", () => {
    for (const language of LANGUAGES) {
      const held = of(language);
      expect([...held.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
      for (const [key, said] of english) {
        expect(held.get(key)?.trim(), `${language} ${key}`).toBe(held.get(key));
        expect(held.get(key), `${language} ${key}`).not.toBe("");
        expect(variables(held.get(key) ?? ""), `${language} ${key}`).toEqual(variables(said));
      }
    }
  });

  test("no text was left untranslated", () => {
    const equal = english.filter(
      ([key]) => new Set(LANGUAGES.map((language) => of(language).get(key))).size < 3,
    );
    expect(equal.map(([key]) => key)).toEqual(alike);
  });

  test("Chinese texts have Chinese characters, and the others have none", () => {
    for (const [key, said] of flat(texts.zh)) expect(said, key).toMatch(/\p{Script=Han}/u);
    for (const language of ["en", "ms"] as const)
      for (const [key, said] of flat(texts[language])) expect(said, key).not.toMatch(/\p{Script=Han}/u);
  });

  test.each(GLOSSARY)("%s uses the councils' words", (word, malay, chinese) => {
    for (const [key, said] of english.filter(([, held]) => word.test(held))) {
      expect(of("ms").get(key), said).toMatch(malay);
      expect(of("zh").get(key), said).toMatch(chinese);
    }
  });
});

test.each(LANGUAGES)("messages name each charge as the screens do, in %s", (language) => {
  for (const type of CHARGE_TYPES)
    expect(MESSAGE_TEXTS[language].charge[type]).toBe(text(language, `charges.name.${type}`));
});
