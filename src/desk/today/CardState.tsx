import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Mark } from "../../ui/text/Mark.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Whether the card gateway answers, its last answer, and the failures since then. */
export function CardState({ card }: { readonly card: Today["card"] }) {
  const { t } = useTranslation();
  if (card === null)
    return (
      <div>
        <Mark tone="info">{t("deskToday.noCardGateway")}</Mark>
        <Text tone="muted">{t("deskToday.noCardGatewayHelp")}</Text>
      </div>
    );
  const { since, last_answer, failures, failing_since } = card;
  return (
    <div>
      {failing_since !== null ? (
        <Mark tone="danger">{t("deskToday.cardSilent")}</Mark>
      ) : last_answer !== null ? (
        <Mark tone="success">{t("deskToday.cardAnswers")}</Mark>
      ) : (
        <Mark tone="info">{t("deskToday.cardNotAsked")}</Mark>
      )}
      {failing_since !== null && (
        <Text tone="muted">
          {t("deskToday.cardFailures", { count: failures, time: formatDateTime(failing_since) })}
        </Text>
      )}
      <Text tone="muted">
        {last_answer === null
          ? t("deskToday.cardNoAnswer", { time: formatDateTime(since) })
          : t("deskToday.cardLastAnswer", { time: formatDateTime(last_answer) })}
      </Text>
    </div>
  );
}
