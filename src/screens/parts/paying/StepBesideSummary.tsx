import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/Card.tsx";
import { Split } from "../../../ui/layout/Split.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Heading } from "../../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../../ui/text/HeadingLevel.tsx";
import { GoButton } from "../GoButton.tsx";
import { CartLines } from "./CartLines.tsx";
import type { CartAmounts } from "./cartContent.ts";
import { NothingPayable } from "./PaymentNotices.tsx";

/**
 * A step's form beside the summary. When no item can be paid, an explanation replaces the form, so that nobody fills it in for
 * nothing.
 */
export function StepBesideSummary(props: { readonly amounts: CartAmounts; readonly children: ReactNode }) {
  const { amounts } = props;
  return (
    <Split
      main={amounts.payable.length === 0 ? <NothingPayable /> : props.children}
      aside={<CheckoutSummary amounts={amounts} />}
    />
  );
}

/**
 * The lines to pay, beside a step's form. Without a payable item it has no link to the cart, because `NothingPayable` has one.
 */
function CheckoutSummary({ amounts }: { readonly amounts: CartAmounts }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack>
        <Heading>{t("checkout.summary")}</Heading>
        <HeadingLevel>
          <CartLines amounts={amounts} />
        </HeadingLevel>
        {amounts.payable.length > 0 && (
          <GoButton kind="quiet" to={{ screen: "cart" }}>
            {t("cart.back")}
          </GoButton>
        )}
      </Stack>
    </Card>
  );
}
