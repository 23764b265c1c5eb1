import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import type { KeptLicence as Kept } from "../../stores/keptLicences.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PrintedLicence } from "./PrintedLicence.tsx";

/**
 * The licence that this device keeps, while the server does not answer. It shows when it was read, because the licence may have
 * been revoked since.
 */
export function KeptLicence({ kept, onAgain }: { readonly kept: Kept; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const texts = useNamespace("offline");
  if (texts === undefined) return null;
  return (
    <Stack gap="loose">
      <Notice tone="warning" role="status" title={texts("offline.licence.title")}>
        <Text>{texts("offline.licence.text", { time: formatDateTime(kept.readAt) })}</Text>
        <Actions>
          <Button onClick={onAgain}>{t("common.retry")}</Button>
        </Actions>
      </Notice>
      <PrintedLicence licence={kept.licence} pictures={kept.pictures} />
    </Stack>
  );
}
