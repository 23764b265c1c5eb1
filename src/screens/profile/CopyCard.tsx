import type { TFunction } from "i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useCopy } from "./useCopy.ts";

/** Saves a copy of all data about the logged-in user. */
export function CopyCard(props: {
  readonly t: TFunction;
  /** Whether the e-mail address is not verified. */
  readonly isUnverified: boolean;
}) {
  const { t, isUnverified } = props;
  const { save, busy, fault } = useCopy(t);
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("personData.title")}</Heading>
        <Text>{t("personData.copyText")}</Text>
        {isUnverified && <Text tone="muted">{t("personData.unverified")}</Text>}
        {fault !== undefined && !busy && <FaultNotice fault={fault} />}
        <Actions>
          <Button busy={busy} onClick={() => void save()}>
            {t("personData.copy")}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
