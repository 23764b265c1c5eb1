import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClosing } from "./useClosing.ts";

/** What the operator tells while the counter is closing, a paragraph for each of its lines; else a sentence of our own. */
export function Announcement() {
  const { t } = useTranslation();
  const { announcement } = useClosing();
  const { text, lang } = announcement ?? { text: t("notices.closed.text") };
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => (
      <Text key={line} lang={lang}>
        {line}
      </Text>
    ));
}
