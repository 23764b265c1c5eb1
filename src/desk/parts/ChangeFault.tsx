import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "./DeskFault.tsx";

/** Explains why a change is not saved. When another person was faster, it names that person. */
export function ChangeFault(props: {
  readonly fault: Fault | undefined;
  /** The person who changed it meanwhile. */
  readonly changer: LastChange | undefined;
  /** Loads the new values in place of the typed ones. */
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const { changer } = props;
  if (changer === undefined) return <DeskFault fault={props.fault} />;
  return (
    <Notice tone="warning" role="alert" title={t("desk.changes.meanwhile")}>
      <Stack>
        <Text>{t("desk.changes.changedBy", { by: changer.by, time: formatDateTime(changer.at) })}</Text>
        <Actions>
          <Button onClick={props.onReload}>{t("desk.changes.reload")}</Button>
        </Actions>
      </Stack>
    </Notice>
  );
}
