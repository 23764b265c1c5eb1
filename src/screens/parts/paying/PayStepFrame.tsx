import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../../ui/text/HeadingLevel.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { ClosedNotice } from "../ClosedNotice.tsx";
import { Loading } from "../Loading.tsx";
import { NothingHere } from "../NothingHere.tsx";
import { ScreenHeading } from "../ScreenHeading.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { LastPaymentNotice } from "./LastPaymentNotice.tsx";
import type { PayStepView } from "./usePayStep.ts";

/**
 * A step to the bank: its heading, a notice about an earlier payment that may still be paid, and the step itself. When an earlier
 * step is missing, it shows that instead.
 */
export function PayStepFrame(props: {
  readonly title: string;
  readonly step: PayStepView;
  /** The citizen pressed the button after reading the warning, and nothing stopped them. The warning is not repeated. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { isClosing, amounts, own, missing, place } = props.step;
  return (
    <Stack gap="loose" as="section">
      <Stack gap="hair">
        <ScreenHeading>{props.title}</ScreenHeading>
        {place !== undefined && (
          <Text size="small" tone="muted">
            {t("paySteps.place", place)}
          </Text>
        )}
      </Stack>
      <HeadingLevel>
        {!props.pressed && <LastPaymentNotice own={own} />}
        {isClosing ? (
          <ClosedNotice />
        ) : !amounts.loaded ? (
          <Loading shape="block" lines={3} />
        ) : amounts.items.length === 0 ? (
          amounts.left === 0 ? (
            <EmptyCart />
          ) : (
            <SelectionGone />
          )
        ) : missing === "checkout" || missing === "fpx_checkout" ? (
          <MissingStep step={missing} />
        ) : (
          props.children
        )}
      </HeadingLevel>
    </Stack>
  );
}

/** Another tab paid or removed the selected bills. Nothing else is paid in their place. */
function SelectionGone() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("paySteps.selectionGone")}
      help={t("paySteps.selectionGoneHelp")}
      to={{ screen: "cart" }}
      go={t("cart.back")}
    />
  );
}

/** Names the step that has to come first and leads to it, for example after Refresh or a direct link. The cart is unchanged. */
function MissingStep({ step }: { readonly step: "checkout" | "fpx_checkout" }) {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t(`paySteps.missing.${step}.title`)}
      help={t(`paySteps.missing.${step}.text`)}
      to={{ screen: step }}
      go={t(`paySteps.missing.${step}.go`)}
    />
  );
}
