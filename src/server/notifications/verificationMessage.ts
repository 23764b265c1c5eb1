import type { Language } from "../../domain/language.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import { CODE_MINUTES } from "../accounts/verificationCode.ts";
import type { Content } from "./mailer.ts";
import { messagePage } from "./messagePage.ts";
import { MESSAGE_TEXTS } from "./texts/index.ts";

/** The message with the code that verifies an address. It contains no text that anyone typed. */
export async function verificationMessage(code: string, language: Language): Promise<Content> {
  const texts = MESSAGE_TEXTS[language];
  const { verification } = texts;
  const intro = verification.intro.replace("{minutes}", String(CODE_MINUTES));
  const text = [
    intro,
    "",
    `${verification.code}${PUNCTUATION[language].colon}${code}`,
    "",
    verification.notYours,
    "",
    texts.automatic,
    "",
  ];
  return {
    subject: verification.subject,
    text: text.join("\n"),
    html: await messagePage(
      {
        language,
        title: verification.title,
        intro,
        rows: [{ term: verification.code, value: code, translate: "no" }],
        notYours: verification.notYours,
      },
      texts,
    ),
  };
}

/** The SMS with the code that verifies a phone. */
export function verificationSms(code: string, language: Language): string {
  return MESSAGE_TEXTS[language].verification.sms
    .replace("{code}", code)
    .replace("{minutes}", String(CODE_MINUTES));
}
