import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Split } from "../../../ui/layout/Split.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Heading } from "../../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../../ui/text/HeadingLevel.tsx";
import { GoButton } from "../GoButton.tsx";
import { CartLines } from "./CartLines.tsx";
import { NothingPayable } from "./NothingPayable.tsx";
import type { CartAmounts } from "./useCartAmounts.ts";

/** A step's form with what is paid beside it; where nothing can be paid, words why, and no form to fill in for nothing. */
export function StepBesideSummary(props: { readonly amounts: CartAmounts; readonly children: ReactNode }) {
  const { amounts } = props;
  return (
    <Split
      main={amounts.payable.length === 0 ? <NothingPayable /> : props.children}
      aside={<CheckoutSummary amounts={amounts} />}
    />
  );
}

/** What is about to be paid, beside a step's form; where nothing can be, `NothingPayable` there leads to the cart. */
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
