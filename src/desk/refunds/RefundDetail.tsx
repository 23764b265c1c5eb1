import { useTranslation } from "react-i18next";
import { approveRefund, openRefund, rejectRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import { chargeOfType } from "../../charges/index.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { add } from "../../domain/money.ts";
import { may } from "../../domain/roles.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { useFocusOnChange } from "../../screens/parts/focusHeading.ts";
import { GoButton } from "../../screens/parts/GoButton.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useDeskRoles } from "../parts/useDeskUser.ts";
import { DecisionForm } from "../review/DecisionForm.tsx";
import { AskForm } from "./AskForm.tsx";
import { PayoutForm } from "./PayoutForm.tsx";
import { ReadRefund } from "./ReadRefund.tsx";
import { useRefundStep } from "./useRefundStep.ts";

/** The refund of one payment, with the steps that the person may take. */
export function RefundDetail({ order }: { readonly order: OrderNumber }) {
  return (
    <ReadRefund order={order}>{(refund, onFresh) => <Refund refund={refund} onFresh={onFresh} />}</ReadRefund>
  );
}

function Refund(props: { readonly refund: ShownRefund; readonly onFresh: (refund: ShownRefund) => void }) {
  const { t } = useTranslation();
  const { refund } = props;
  const { refund_case, actions, payment_id } = refund;
  const { take, busy, fault, said, overtakenBy } = useRefundStep(refund, props.onFresh);
  const roles = useDeskRoles();
  const mayApprove = refund.bills.every(({ council }) => may(roles, "refunds.approve", council));
  const version = refund_case?.version ?? "";
  // the pressed button disappears with the step that it took
  const heading = useFocusOnChange(version);
  return (
    <Stack>
      <Card as="section">
        <Stack>
          <Heading ref={heading} tabIndex={-1}>
            <bdi translate="no">{refund.order_number}</bdi>
          </Heading>
          <Case refund={refund} />
          <Actions>
            <GoButton to={{ screen: "desk", page: "payments", order: refund.order_number }}>
              {t("deskRefunds.payment")}
            </GoButton>
          </Actions>
          {refund_case !== null && (
            <HeadingLevel>
              <Heading size="part">{t("deskRefunds.history")}</Heading>
              <Timeline
                entries={refund_case.log.map(({ at, what, by, note }) => ({
                  instant: at,
                  time: formatDateTime(at),
                  text: t(`deskRefunds.events.${what}`),
                  by,
                  note,
                }))}
              />
            </HeadingLevel>
          )}
        </Stack>
      </Card>
      <DoneMark said={said} />
      <DeskFault fault={fault} />
      {overtakenBy?.by !== undefined && (
        <Text>{t("deskRefunds.actedBy", { by: overtakenBy.by, time: formatDateTime(overtakenBy.at) })}</Text>
      )}
      {refund_case?.step === "opened" && mayApprove && !actions.includes("approve") && (
        <Text>{t("deskRefunds.needsSecond")}</Text>
      )}
      {actions.includes("approve") && (
        <Card as="section">
          <Stack>
            <Text>{t("deskRefunds.approveHelp")}</Text>
            <Actions>
              <Button
                kind="primary"
                busy={busy}
                onClick={() => take((client) => approveRefund(client, payment_id, { version }))}
              >
                {t("deskRefunds.approve")}
              </Button>
            </Actions>
          </Stack>
        </Card>
      )}
      {actions.includes("pay_out") && (
        <PayoutForm key={`payout ${version}`} refund={refund} busy={busy} onTake={take} />
      )}
      {actions.includes("reject") && (
        <Card as="section">
          <DecisionForm
            name={t("deskRefunds.reject")}
            label={t("deskRefunds.rejectNote")}
            hint={t("deskRefunds.rejectHint")}
            choices={[{ choice: "reject", text: t("deskRefunds.reject") }]}
            busy={busy}
            onDecide={(_choice, note) =>
              take((client) => rejectRefund(client, payment_id, { version, note }))
            }
          />
        </Card>
      )}
      {actions.includes("reopen") && (
        <Card as="section">
          <DecisionForm
            name={t("deskRefunds.reopen")}
            label={t("deskRefunds.reason")}
            hint={t("deskRefunds.reasonHint")}
            choices={[{ choice: "reopen", text: t("deskRefunds.reopen") }]}
            busy={busy}
            onDecide={(_choice, note) =>
              take((client) => openRefund(client, payment_id, { version, note, amounts: [] }))
            }
          />
        </Card>
      )}
      {actions.includes("open") && <AskForm refund={refund} busy={busy} onTake={take} />}
    </Stack>
  );
}

/** The bills of the payment, with what was paid, what is to be returned and what could be. */
function Case({ refund }: { readonly refund: ShownRefund }) {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();
  const { refund_case, bills } = refund;
  return (
    <>
      {refund_case === null && <Text>{t("deskRefunds.none")}</Text>}
      <HeadingLevel>
        {bills.map(({ record_id, council, type, number, parts }) => {
          const due = Object.values(refund_case?.bills[record_id] ?? {});
          const paid = {
            term: t("deskRefunds.paid"),
            value: <Money amount={add(...parts.map((one) => one.paid))} />,
          };
          const ofBill = [
            { term: t("deskRefunds.bill"), value: <bdi translate="no">{number}</bdi> },
            paid,
            {
              term: t("deskRefunds.left"),
              value: <Money amount={add(...parts.map(({ refundable }) => refundable))} />,
            },
            ...(due.length === 0
              ? []
              : [{ term: t("deskRefunds.amount"), value: <Money amount={add(...due)} /> }]),
          ];
          const hasBill = chargeOfType(type).source !== "form";
          return (
            <Stack key={record_id} as="article" gap="hair">
              <Heading size="part">{`${t(`charges.name.${type}`)} · ${placeOf(council)}`}</Heading>
              <DescriptionList align="start" rows={hasBill ? ofBill : [paid]} />
              {!hasBill && <Text>{t("deskRefunds.byCouncil")}</Text>}
            </Stack>
          );
        })}
      </HeadingLevel>
      {refund_case?.step != null && <Text strong>{t(`deskRefunds.steps.${refund_case.step}`)}</Text>}
    </>
  );
}
