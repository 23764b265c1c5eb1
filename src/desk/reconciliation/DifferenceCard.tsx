import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { changerIn } from "../../api/portalConfiguration.ts";
import { type DifferenceDecision, decideDifference } from "../../api/reconciliation.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import type { ShownDifference } from "../../api/schemas/reconciliation.ts";
import { formatDateTime, formatDay } from "../../domain/malaysiaTime.ts";
import { isOrderNumber } from "../../domain/payments/orderNumber.ts";
import { may } from "../../domain/roles.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList, type DescriptionRow } from "../../ui/data/DescriptionList.tsx";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { OrderLink } from "../parts/OrderLink.tsx";
import { OrderText } from "../parts/OrderText.tsx";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";
import { useDeskUser } from "../parts/useDeskUser.ts";
import { DecisionForm } from "../review/DecisionForm.tsx";

interface CardProps {
  readonly item: ShownDifference;
  /** The list is being read again. */
  readonly reading: boolean;
  readonly onFresh: (item: ShownDifference) => void;
  /** Somebody else was faster: a person, where the server names one. */
  readonly onOvertaken: (changer: LastChange | undefined) => void;
}

/** A difference with its facts, its history, and what the person may decide. */
export function DifferenceCard(props: CardProps) {
  const { t } = useTranslation();
  const { item } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="article">
      <Stack>
        <Heading size="part" ref={heading} tabIndex={-1}>
          {[
            t(`deskReconciliation.kinds.${item.kind}`),
            item.reason === null ? "" : t(`deskReconciliation.reasons.${item.reason}`),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Heading>
        <Facts item={item} />
        <Disclosure line={t("deskReconciliation.history")}>
          <Timeline
            entries={item.log.map(({ at, what, by, note }) => ({
              instant: at,
              time: formatDateTime(at),
              text: t(`deskReconciliation.events.${what}`),
              by,
              note,
            }))}
          />
        </Disclosure>
        <Decisions {...props} onDecided={() => heading.current?.focus()} />
      </Stack>
    </Card>
  );
}

function Facts({ item }: Pick<CardProps, "item">) {
  const { t } = useTranslation();
  const { order_number: order } = item;
  const shownOrder = (number: string) => {
    if (!isOrderNumber(number)) return <bdi translate="no">{number}</bdi>;
    return item.payment_id === null ? <OrderText>{number}</OrderText> : <OrderLink order={number} />;
  };
  const text = (term: string, value: string | null): readonly DescriptionRow[] =>
    value === null ? [] : [{ term, value: <bdi translate="no">{value}</bdi> }];
  const amount = (term: string, value: ShownDifference["ours"]): readonly DescriptionRow[] =>
    value === null ? [] : [{ term, value: <Money amount={value} /> }];
  return (
    <DescriptionList
      align="start"
      rows={[
        ...(order === null ? [] : [{ term: t("deskReconciliation.order"), value: shownOrder(order) }]),
        ...text(t("deskReconciliation.transaction"), item.transaction),
        ...amount(t("deskReconciliation.reported"), item.reported),
        ...amount(t("deskReconciliation.ours"), item.ours),
        ...text(t("deskReconciliation.paidOn"), item.paid_on && formatDay(item.paid_on)),
        ...text(t("deskReconciliation.payout"), item.payout),
        ...text(t("deskReconciliation.line"), item.line === null ? null : String(item.line)),
        { term: t("deskReconciliation.gateway"), value: t(`deskReconciliation.gateways.${item.gateway}`) },
        {
          term: t("deskReconciliation.owner"),
          value: item.owner === null ? t("deskReconciliation.nobody") : <EmailText>{item.owner}</EmailText>,
        },
      ]}
    />
  );
}

/** Only the owner ends a difference, and the second confirmation is another person's. */
function Decisions(props: CardProps & { readonly onDecided: () => void }) {
  const { item, reading, onFresh, onOvertaken, onDecided } = props;
  const { t } = useTranslation();
  const user = useDeskUser();
  const { run, busy: running, fault, said, clear } = useDeskAction();
  const busy = running || reading;
  const name = user?.name;
  const isOwner = item.owner === name;
  const decide = (decision: DifferenceDecision) =>
    run(
      async (client) => {
        onFresh(await decideDifference(client, item, decision));
        // the pressed button disappears with the step that it took
        onDecided();
        return (t) => t("deskReconciliation.done");
      },
      (refused, error) => {
        if (!isOvertaken(refused)) return;
        const changer = changerIn(error);
        onDecided();
        onOvertaken(changer);
        // the page says it, with the name
        if (changer !== undefined) clear();
      },
    );
  const endings = (["resolved", "charged_back"] as const).filter((outcome) =>
    item.actions.includes(outcome === "resolved" ? "resolve" : "charge_back"),
  );
  const shown = (
    <>
      <DoneMark said={said} />
      <DeskFault fault={fault} />
    </>
  );
  if (!may(user?.roles ?? [], "reconciliation.change")) return null;
  if (item.status === "ended") return <Text>{t("deskReconciliation.ended")}</Text>;
  return (
    <>
      {item.actions.includes("take") && !isOwner && (
        <Actions>
          <Button busy={busy} onClick={() => decide({ step: "owner" })}>
            {t("deskReconciliation.take")}
          </Button>
        </Actions>
      )}
      {item.actions.includes("rebuild") && <Text tone="muted">{t("deskReconciliation.rebuild")}</Text>}
      {item.actions.includes("confirm") &&
        (item.confirmed_by === name ? (
          <Text>{t("deskReconciliation.needsSecond")}</Text>
        ) : (
          <DecisionForm
            key={`confirm ${item.version}`}
            name={t("deskReconciliation.confirm")}
            label={t("deskReconciliation.confirmNote")}
            hint={t(
              item.confirmed_by === null ? "deskReconciliation.confirmHint" : "deskReconciliation.secondHint",
              { by: item.confirmed_by },
            )}
            choices={[{ choice: "confirm", text: t("deskReconciliation.confirm") }]}
            busy={busy}
            onDecide={(_choice, note) => decide({ step: "confirmation", note })}
          />
        ))}
      {isOwner && (
        <DecisionForm
          key={`end ${item.version}`}
          name={t("deskReconciliation.end")}
          label={t("deskReconciliation.note")}
          hint={t("deskReconciliation.noteHint")}
          choices={endings.map((outcome) => ({
            choice: outcome,
            text: t(`deskReconciliation.endings.${outcome}`),
          }))}
          busy={busy}
          onDecide={(outcome, note) => decide({ step: "ending", outcome, note })}
        />
      )}
      {shown}
    </>
  );
}
