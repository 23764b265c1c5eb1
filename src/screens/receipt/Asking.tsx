import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** When the server was last asked, and a way to ask now. */
export function Asking(props: {
  readonly askedAt: Date;
  readonly stale: boolean;
  readonly asking: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap="tight">
      {props.stale && <Text tone="muted">{t("receipt.unreached")}</Text>}
      <Inline>
        <Button busy={props.asking} onClick={props.onAsk}>
          {t("receipt.askAgain")}
        </Button>
        <Text size="small" tone="muted">
          {t("receipt.asked", { time: formatDateTime(props.askedAt) })}
        </Text>
      </Inline>
    </Stack>
  );
}
