import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDifferences } from "../../api/reconciliation.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import type { ShownDifference } from "../../api/schemas/reconciliation.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { useMay } from "../parts/useMay.ts";
import { DifferenceCard } from "./DifferenceCard.tsx";
import { ReportUpload } from "./ReportUpload.tsx";

/** The settlement reports of the gateways, and the differences that nobody has ended. */
function Reconciliation() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const mayChange = useMay("reconciliation.change");
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (after: string | undefined, signal: AbortSignal) => readDifferences(client, { after, signal }),
      [client],
    ),
  );
  /** The differences that changed here, in place of those of the page. */
  const [fresh, setFresh] = useState<ReadonlyMap<string, ShownDifference>>(new Map());
  /** Who was faster. It stands above the list, because a difference that this person ended leaves the list. */
  const [changer, setChanger] = useState<LastChange>();
  const renew = (item: ShownDifference) => {
    setChanger(undefined);
    setFresh((before) => new Map([...before, [item.difference, item]]));
  };
  const turnTo = (goTo: () => void) => () => {
    setChanger(undefined);
    goTo();
  };
  const latest = (item: ShownDifference) => {
    const changed = fresh.get(item.difference);
    return changed !== undefined && changed.version > item.version ? changed : item;
  };
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.reconciliation")}</ScreenHeading>
      <HeadingLevel>
        {mayChange && <ReportUpload onRead={again} />}
        <Stack as="section">
          <Heading>{t("deskReconciliation.differences")}</Heading>
          <HeadingLevel>
            <DeskFault fault={fault} onRetry={again} />
            {changer !== undefined && (
              <Notice
                key={changer.at}
                tone="warning"
                role="alert"
                title={t("desk.changes.meanwhile")}
                takesFocus
              >
                <Text>
                  {t("deskReconciliation.decidedBy", {
                    by: changer.by,
                    time: formatDateTime(changer.at),
                  })}
                </Text>
              </Notice>
            )}
            {page === undefined && fault === undefined && <Loading shape="block" lines={4} />}
            {page?.differences.length === 0 && (
              <Card tone="sunken">
                <Text>{t("deskReconciliation.empty")}</Text>
              </Card>
            )}
            {page?.differences.map((item) => (
              <DifferenceCard
                key={item.difference}
                item={latest(item)}
                reading={busy}
                onFresh={renew}
                onOvertaken={(faster) => {
                  setChanger(faster);
                  again();
                }}
              />
            ))}
            {(goNext ?? goPrevious) !== undefined && (
              <Actions>
                {goPrevious !== undefined && (
                  <Button busy={busy} onClick={turnTo(goPrevious)}>
                    {t("desk.previous")}
                  </Button>
                )}
                {goNext !== undefined && (
                  <Button busy={busy} onClick={turnTo(goNext)}>
                    {t("desk.next")}
                  </Button>
                )}
              </Actions>
            )}
          </HeadingLevel>
        </Stack>
      </HeadingLevel>
    </Stack>
  );
}

export const ReconciliationPage = withTexts(["desk", "deskReconciliation"], Reconciliation);
