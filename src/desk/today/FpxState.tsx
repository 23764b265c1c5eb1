import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Mark } from "../../ui/text/Mark.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** An answer older than this says that FPX stopped to answer. Milliseconds. The server asks every 30 seconds. */
const LONGEST_SILENCE = 2 * 60_000;

/** Whether FPX answers, how many banks take payments, and whether its certificate ends soon. */
export function FpxState({ fpx, asOf }: { readonly fpx: Today["fpx"]; readonly asOf: string }) {
  const { t } = useTranslation();
  const { list, certificates } = fpx;
  const answers = list !== null && Date.parse(asOf) - Date.parse(list.as_of) < LONGEST_SILENCE;
  return (
    <Stack>
      <div>
        <Mark tone={answers ? "success" : "danger"}>
          {t(answers ? "deskToday.fpxAnswers" : "deskToday.fpxSilent")}
        </Mark>
        {list !== null && (
          <Text tone="muted">
            {t("deskToday.banksOnline", {
              online: list.online,
              banks: list.banks,
              time: formatDateTime(list.as_of),
            })}
          </Text>
        )}
      </div>
      {certificates !== null && (
        <Notice tone="danger" title={t("deskToday.certificates")}>
          <Text>
            {certificates.until === null
              ? t("deskToday.certificatesOver")
              : t("deskToday.certificatesUntil", { time: formatDateTime(certificates.until) })}
          </Text>
        </Notice>
      )}
    </Stack>
  );
}
