import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import type { HistoryReading } from "./useHistory.ts";

/** The state of reading older payments: its progress, that the user stopped it, or why it failed. */
export function ReadingOn(props: {
  readonly of: HistoryReading;
  /** Called when the pressed button, which had the focus, disappears. */
  readonly onGone: () => void;
}) {
  const { t } = useTranslation();
  const { payments, isReading, isStopped, problem, retry, readOn, stop } = props.of;
  const andLeave = (press: () => void) => () => {
    press();
    props.onGone();
  };
  if (problem !== undefined)
    return <FaultNotice fault={problem.fault} status={problem.status} onRetry={andLeave(retry)} />;
  if (isReading)
    return (
      <Stack gap="tight">
        <ProgressBar label={t("history.reading")} />
        <Text size="small">{t("history.readSoFar", { count: payments.length })}</Text>
        <Actions>
          <Button onClick={stop}>{t("history.stop")}</Button>
        </Actions>
      </Stack>
    );
  if (isStopped)
    return (
      <Notice tone="info" role="status" title={t("history.stopped")} takesFocus>
        <Actions>
          <Button onClick={andLeave(readOn)}>{t("history.readOn")}</Button>
        </Actions>
      </Notice>
    );
  return null;
}
