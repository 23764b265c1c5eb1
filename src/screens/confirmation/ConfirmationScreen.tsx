import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPayment } from "../../api/payments.ts";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { type MethodChoice, type Payer, paymentRequestOf } from "../../payment/paymentRequest.ts";
import { contextOfMethod } from "../../payment/screenByState.ts";
import type { SavedItem } from "../../stores/cartState.ts";
import { clearFormerAmounts, takeChangedLines } from "../../stores/freshAmounts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { LimitNotice, NothingPayable } from "../parts/paying/PaymentNotices.tsx";
import { PayStepFrame } from "../parts/paying/PayStepFrame.tsx";
import {
  FpxTerms,
  PayTwiceConsent,
  ProceedButton,
  useIdempotencyKey,
  useRedirectToGateway,
  WhereNext,
} from "../parts/paying/ProceedButton.tsx";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { usePageLanguage } from "../parts/texts.ts";
import { useClient } from "../parts/useClient.ts";
import { Review } from "./Review.tsx";

/** The behaviour of the confirmation: the review of the payment, the consent to pay twice, and paying. */
export function useConfirmation() {
  const step = usePayStep("confirmation");
  const { paying, pay } = usePay();
  const { amounts, checkout, bank, own } = step;
  // The open payment beside which the citizen agreed to pay. Another open payment needs a new consent.
  const [beside, payBeside] = useState<string>();
  const guard = {
    isNeeded: own.verdict === "warned" && !own.asking,
    isGiven: beside !== undefined && beside === own.attempt?.id,
    give: (given: boolean) => payBeside(given ? own.attempt?.id : undefined),
  } as const;
  const { method } = checkout;
  const proceed = () => pay(amounts.payable, checkout, isFpxMethod(method) ? { method, bank } : { method });
  return { step, paying, guard, proceed } as const;
}

export type Confirmation = ReturnType<typeof useConfirmation>;

/**
 * Creates the payment of the cart and leaves for the bank with it. If the server answers with changed amounts, the cart takes
 * them before the screen shows the fault.
 */
function usePay() {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();

  const pay = (items: readonly SavedItem[], payer: Payer, choice: MethodChoice) =>
    redirectWith(
      () => {
        const way = { callback: returnAddress(), language };
        const request = paymentRequestOf(items, payer, choice, way);
        return createPayment(client, request, intent.keyOf(request));
      },
      {
        onLeaving: () => {
          intent.forget();
          clearFormerAmounts();
        },
        onFault: (fault) => takeChangedLines(items, fault),
      },
    );

  return { paying, pay };
}

/**
 * The last step before money moves (rule 2.9): everything that the citizen gave, with links to change it, and the button to the
 * bank.
 */
export function ConfirmationScreen() {
  const { t } = useTranslation();
  const confirmation = useConfirmation();
  const { step, paying } = confirmation;
  const failed = paying.step === "failed";
  const underWay = paying.step === "creating" || paying.step === "leaving";
  return (
    <PayStepFrame title={t("confirmation.title")} step={step} pressed={underWay}>
      <Split
        main={<Review step={step} />}
        aside={
          step.amounts.payable.length === 0 ? (
            // After a press, this notice replaces the button that had the focus.
            <NothingPayable takesFocus={failed}>
              {failed && <Text>{t("confirmation.changed")}</Text>}
            </NothingPayable>
          ) : (
            <Proceed confirmation={confirmation} />
          )
        }
      />
    </PayStepFrame>
  );
}

/** The total, the next page, the terms, any reason that blocks the payment, and the button that goes to the bank. */
function Proceed({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t } = useTranslation();
  const { step, paying, guard, proceed } = confirmation;
  const { method } = step.checkout;
  const context = contextOfMethod(method);
  return (
    <Card tone="accent">
      <Stack>
        <Stack gap="tight">
          <Text tone="muted">{t("common.total")}</Text>
          <Money amount={step.amounts.total} size="display" />
        </Stack>
        <WhereNext context={context} />
        {isFpxMethod(method) && <FpxTerms />}
        <LimitNotice limit={step.limit} />
        <Obstacle confirmation={confirmation} />
        {guard.isNeeded && <PayTwiceConsent given={guard.isGiven} onGive={guard.give} />}
        <ProceedButton
          paying={paying}
          context={context}
          checking={step.own.asking}
          disabled={step.limit?.outside !== undefined || (guard.isNeeded && !guard.isGiven)}
          onProceed={() => void proceed()}
        />
      </Stack>
    </Card>
  );
}

/** Explains why the last press did not lead to the bank. */
function Obstacle({ confirmation: { paying, step } }: { readonly confirmation: Confirmation }) {
  const { t } = useTranslation();
  const context = contextOfMethod(step.checkout.method);
  if (paying.step === "blocked")
    return <Notice tone="warning" role="alert" title={t("confirmation.held", { context })} />;
  if (paying.step !== "failed") return null;
  if (paying.fault.kind !== "amount_changed") return <FaultNotice fault={paying.fault} />;
  return (
    <Notice tone="warning" role="alert" title={t("confirmation.changed")}>
      {t("confirmation.changedHelp")}
    </Notice>
  );
}
