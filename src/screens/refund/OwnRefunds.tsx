import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import type { Refund } from "../../api/schemas/payment.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ChargeTitle } from "../parts/ChargeTitle.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { Unreached } from "../receipt/Unreached.tsx";
import { useReceipt } from "../receipt/useReceipt.ts";

/**
 * The refund cases of the payment that the address names, or of this browser's last payment.
 * @param children the content below. It appears together with the cases, so that they do not push it while the citizen reads.
 */
export function OwnRefunds({ children }: { readonly children: ReactNode }) {
  const receipt = useReceipt();
  if (receipt.known.status === "looking") return <Loading shape="block" lines={6} />;
  return (
    <>
      <Found {...receipt} known={receipt.known} />
      {children}
    </>
  );
}

type Receipt = ReturnType<typeof useReceipt>;
type FoundProps = Omit<Receipt, "known"> & {
  readonly known: Exclude<Receipt["known"], { status: "looking" }>;
};

function Found({ known, asking, askNow, token }: FoundProps) {
  const { t } = useTranslation();
  if (known.status === "unknown" || known.status === "slow")
    return <Unreached slow={known.status === "slow"} asking={asking} onAsk={askNow} />;
  if (known.status === "nothing") return <Text>{t("refund.own.nothing")}</Text>;
  return <PaymentRefunds payment={known.payment} token={token} />;
}

function PaymentRefunds(props: { readonly payment: Payment; readonly token: StatusToken | undefined }) {
  const { t } = useTranslation();
  const { order_number, refunds = [], status } = props.payment;
  return (
    <Card tone={refunds.length > 0 ? "accent" : "plain"} as="section">
      <Stack>
        <Stack gap="hair">
          <Heading>{t("refund.own.title")}</Heading>
          <Text size="small" tone="muted">
            {t("receipt.transaction")} <bdi translate="no">{order_number}</bdi>
          </Text>
        </Stack>
        {refunds.length === 0 ? (
          <Text>{t(status === "paid" ? "refund.own.none" : "refund.own.open")}</Text>
        ) : (
          <HeadingLevel>
            <Divided>
              {refunds.map((refund) => (
                <RefundCase key={`${refund.council} ${refund.type} ${refund.number}`} refund={refund} />
              ))}
            </Divided>
          </HeadingLevel>
        )}
        <Actions>
          {status === "paid" ? (
            <GoButton to={{ screen: "receipt", token: props.token }}>{t("alert.seeReceipt")}</GoButton>
          ) : (
            <GoButton to={{ screen: "requery", token: props.token }}>{t("alert.open")}</GoButton>
          )}
        </Actions>
      </Stack>
    </Card>
  );
}

/** A bill: its number, its refund amount, the date of the case and how far the refund has come. */
function RefundCase({ refund }: { readonly refund: Refund }) {
  const { t } = useTranslation();
  const { step, state } = refund;
  const stateText = step === undefined ? t(`refund.state.${state}`) : t(`refund.step.${step}`);
  const since = t("common.malaysiaTime", { time: formatDateTime(refund.opened_at) });
  return (
    <Stack as="article">
      <ChargeTitle of={refund} />
      <DescriptionList
        align="start"
        rows={[
          { term: t("refund.number"), value: <bdi translate="no">{refund.number}</bdi> },
          { term: t("refund.since"), value: since },
          { term: t("common.state"), value: stateText },
        ]}
      />
    </Stack>
  );
}
