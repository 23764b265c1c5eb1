import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import type { KeptReceipt as Kept } from "../../stores/keptReceipts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PaymentDetails } from "./PaymentDetails.tsx";
import { useAnnouncedAnswer } from "./Unreached.tsx";

/**
 * The receipt that this device keeps, while the server does not answer. It shows when it was read, because it misses later
 * changes.
 */
export function KeptReceipt(props: {
  readonly kept: Kept;
  readonly asking: boolean;
  readonly onAsk: () => void;
  /** The actions that save and print it. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const texts = useNamespace("offline");
  const { payment, readAt } = props.kept;
  const { asking, onAsk } = props;
  const ask = useAnnouncedAnswer({ asking, onAsk, state: "unreached", answer: t("receipt.unreached") });
  if (texts === undefined) return null;
  return (
    <Stack gap="loose">
      <Notice tone="warning" role="status" title={texts("offline.receipt.title")}>
        <Text>{texts("offline.receipt.text", { time: formatDateTime(readAt) })}</Text>
        <Actions>
          <Button busy={asking} onClick={ask}>
            {t("attempt.askAgain")}
          </Button>
        </Actions>
      </Notice>
      <PaymentDetails payment={payment} actions={props.children} />
    </Stack>
  );
}
