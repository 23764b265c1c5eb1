import type { Language } from "../../domain/language.ts";
import type { Content } from "./mailer.ts";
import { messagePage } from "./messagePage.ts";
import { MESSAGE_TEXTS } from "./texts/index.ts";

/** The message with the link for a new password. It contains no text that anyone typed. */
export async function resetMessage(link: string, language: Language): Promise<Content> {
  const texts = MESSAGE_TEXTS[language];
  const { reset } = texts;
  const text = [
    reset.intro,
    "",
    `${reset.link}:`,
    link,
    reset.help,
    "",
    reset.notYours,
    "",
    texts.automatic,
    "",
  ];
  return {
    subject: reset.subject,
    text: text.join("\n"),
    html: await messagePage(
      {
        language,
        title: reset.title,
        intro: reset.intro,
        rows: [],
        link: { address: link, label: reset.link, help: reset.help },
        notYours: reset.notYours,
      },
      texts,
    ),
  };
}
