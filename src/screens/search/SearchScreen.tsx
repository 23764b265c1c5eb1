import type { TFunction } from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { ClosedNotice } from "../parts/ClosedNotice.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { LatestPaymentAlert } from "../parts/paying/LatestPaymentAlert.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useReady } from "../parts/useReady.ts";
import { OpenSearch } from "./OpenSearch.tsx";
import { useOpenCharges } from "./useOpenCharges.ts";
import { useSearchScreen } from "./useSearchScreen.ts";

/** Finds an account or a bill by its number, or shows a charge's form, and puts the item into the cart. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { council, canChooseCouncil } = useEnvironment();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="loose" as="section">
      <LatestPaymentAlert onClosed={() => heading.current?.focus()} />
      <Stack gap="tight">
        <ScreenHeading ref={heading}>{t("search.title")}</ScreenHeading>
        {!canChooseCouncil && (
          <Text strong>
            <CouncilName code={council} />
          </Text>
        )}
        <Text tone="muted">{t("search.lead")}</Text>
      </Stack>
      <HeadingLevel>
        <StorageNotice />
        <Counter t={t} />
      </HeadingLevel>
    </Stack>
  );
}

/** The search, or the reason why the counter is closed. It has the screen's state, so that the heading is drawn only once. */
function Counter({ t }: { readonly t: TFunction }) {
  const screen = useSearchScreen(t);
  const counter = useOpenCharges(screen.form.values);
  const { refusal } = useEnvironment();
  useReady(counter.configuration !== undefined && !counter.closing);
  const { search } = screen;
  // The search met the same fault and shows it below, near the button.
  const isSaidBelow = counter.isOpen && search.step === "failed" && search.fault.kind === counter.fault?.kind;
  return (
    <>
      {refusal !== undefined && <FaultNotice fault={{ kind: "refused", reason: refusal }} />}
      {counter.fault && !isSaidBelow && <FaultNotice fault={counter.fault} onRetry={counter.readAgain} />}
      {counter.closing && <ClosedNotice />}
      {counter.isOpen && <OpenSearch screen={screen} counter={counter} t={t} />}
    </>
  );
}
