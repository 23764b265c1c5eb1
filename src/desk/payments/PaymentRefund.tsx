import { useTranslation } from "react-i18next";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf } from "../../charges/lines.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { useEnvironment } from "../../screens/environment.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { refundAmount } from "../parts/refundAmount.ts";
import { AskForm } from "../refunds/AskForm.tsx";
import { ReadRefund } from "../refunds/ReadRefund.tsx";
import { useRefundStep } from "../refunds/useRefundStep.ts";

/**
 * The state of a payment's refund, the form that asks for one, and the link to its other steps. A charge that citizens fill in as a
 * form has no bill and so no refund: its council pays it back itself.
 */
export function PaymentRefund(props: {
  readonly order: OrderNumber;
  readonly lines: readonly ServiceLine[];
}) {
  const { t } = useTranslation();
  const { hrefOf } = useEnvironment();
  const { order, lines } = props;
  const hasBill = lines.some((line) => chargeOf(line).source !== "form");
  return (
    <Stack as="section">
      <Heading>{t("deskPayments.refund")}</Heading>
      <Card>
        {hasBill ? (
          <Stack>
            <ReadRefund order={order}>
              {(refund, onFresh) => <Refund refund={refund} onFresh={onFresh} />}
            </ReadRefund>
            <Actions>
              <LinkButton href={hrefOf({ screen: "desk", page: "refunds", order }) ?? ""}>
                {t("deskPayments.refundSteps")}
              </LinkButton>
            </Actions>
          </Stack>
        ) : (
          <Text>{t("deskRefunds.byCouncil")}</Text>
        )}
      </Card>
    </Stack>
  );
}

function Refund(props: { readonly refund: ShownRefund; readonly onFresh: (refund: ShownRefund) => void }) {
  const { t } = useTranslation();
  const { refund, onFresh } = props;
  const { take, busy, fault, said } = useRefundStep(refund, onFresh);
  const { refund_case } = refund;
  return (
    <>
      {refund_case === null && <Text>{t("deskRefunds.none")}</Text>}
      {refund_case?.step != null && (
        <Text strong>
          {t(`deskRefunds.steps.${refund_case.step}`)} · <Money amount={refundAmount(refund_case)} />
        </Text>
      )}
      {refund.actions.includes("open") && <AskForm refund={refund} busy={busy} onTake={take} />}
      <DoneMark said={said} />
      <DeskFault fault={fault} />
    </>
  );
}
