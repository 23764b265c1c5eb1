import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CouncilSellerAnswer } from "../../api/schemas/councils/councilSeller.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useDeskUser } from "../parts/useDeskUser.ts";
import { useListText } from "../parts/useListText.ts";

/** A seller id that waits for the second administrator. Who proposed it takes it back, and another one confirms or rejects it. */
export function SellerProposal(props: {
  /** The id in use. */
  readonly current: string;
  readonly proposal: NonNullable<CouncilSellerAnswer["proposal"]>;
  readonly busy: boolean;
  /** Undefined for a user who may only read. */
  readonly onConfirm?: () => Promise<boolean>;
  readonly onReject?: () => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const { current, proposal, busy, onConfirm, onReject } = props;
  const placeOf = usePlaceOfCouncil();
  const listText = useListText();
  const isOwn = useDeskUser()?.name === proposal.by;
  const [isAsked, setAsked] = useState(false);
  const warning = proposal.used_by.length > 0 && (
    <Notice
      tone="warning"
      title={t("deskCouncils.seller.usedBy", { councils: listText(proposal.used_by.map(placeOf)) })}
    >
      <Text>{t("deskCouncils.seller.usedByHelp")}</Text>
    </Notice>
  );
  const confirm = async () => {
    await onConfirm?.();
    // after a refusal, the page shows the proposal as it is now
    setAsked(false);
  };
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("deskCouncils.seller.proposal")}</Heading>
        <DescriptionList
          align="start"
          rows={[
            { term: t("deskCouncils.seller.newId"), value: <bdi translate="no">{proposal.id}</bdi> },
            { term: t("deskCouncils.seller.reason"), value: proposal.reason },
            { term: t("deskCouncils.seller.proposedBy"), value: <bdi translate="no">{proposal.by}</bdi> },
            { term: t("deskCouncils.seller.proposedAt"), value: formatDateTime(proposal.at) },
            { term: t("deskCouncils.seller.until"), value: formatDateTime(proposal.until) },
          ]}
        />
        {warning}
        {isOwn && <Text>{t("deskCouncils.seller.waits")}</Text>}
        {onReject !== undefined && (
          <Actions>
            {!isOwn && (
              <Button kind="primary" busy={busy} onClick={() => setAsked(true)}>
                {t("deskCouncils.seller.confirm")}
              </Button>
            )}
            <Button busy={busy} onClick={() => void onReject()}>
              {t(isOwn ? "deskCouncils.seller.takeBack" : "deskCouncils.seller.reject")}
            </Button>
          </Actions>
        )}
      </Stack>
      {isAsked && (
        <Dialog
          title={t("deskCouncils.seller.ask")}
          closeLabel={t("deskCouncils.seller.notYet")}
          onClose={() => setAsked(false)}
        >
          <Text>{t("deskCouncils.seller.askHelp", { from: current, to: proposal.id })}</Text>
          {warning}
          {/* the first button gets the focus, so a second press of Enter confirms nothing */}
          <Actions>
            <Button onClick={() => setAsked(false)}>{t("deskCouncils.seller.notYet")}</Button>
            <Button kind="danger" busy={busy} onClick={() => void confirm()}>
              {t("deskCouncils.seller.confirm")}
            </Button>
          </Actions>
        </Dialog>
      )}
    </Card>
  );
}
