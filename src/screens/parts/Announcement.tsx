import { useTranslation } from "react-i18next";
import { Text } from "../../ui/text/Text.tsx";
import { useClosing } from "./useClosing.ts";

/** The operator's announcement while the counter is closing, one paragraph for each line. Without one, our own sentence. */
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
