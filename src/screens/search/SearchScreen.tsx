import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { chargeOfType } from "../../charges/index.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { PaymentAlert } from "../parts/PaymentAlert.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useReady } from "../parts/useReady.ts";
import { ChargeForm } from "./ChargeForm.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { SearchOutcome } from "./SearchOutcome.tsx";
import { useCounter } from "./useCounter.ts";
import { useSearchScreen } from "./useSearchScreen.ts";

/** Find an account or a bill by its number, or fill in a charge's form, and put what is due in the cart. */
export function SearchScreen() {
  const { t } = useTranslation();
  const screen = useSearchScreen();
  const { fields, search } = screen;
  const counter = useCounter(fields);
  const { refusal } = useEnvironment();
  const heading = useRef<HTMLHeadingElement>(null);
  useReady();
  const charge = counter.refusal === undefined ? chargeOfType(counter.type) : undefined;
  return (
    <Stack gap="loose" as="section">
      <PaymentAlert onClosed={() => heading.current?.focus()} />
      <Stack gap="tight">
        <ScreenHeading ref={heading}>{t("search.title")}</ScreenHeading>
        <Text tone="muted">{t("search.lead")}</Text>
      </Stack>
      <HeadingLevel>
        <StorageNotice />
        {refusal !== undefined && <FaultNotice fault={{ kind: "refused", reason: refusal }} />}
        {counter.closing && <FaultNotice fault={{ kind: "closed" }} />}
        {counter.fault && <FaultNotice fault={counter.fault} onRetry={counter.readAgain} />}
        {!counter.closing && (
          <SearchForm
            fields={fields}
            types={counter.types}
            charge={charge?.source === "form" ? undefined : charge}
            busy={search.step === "searching"}
            onSubmit={screen.submit}
            onScanned={screen.takeScanned}
          />
        )}
        {counter.refusal !== undefined && !counter.closing && (
          <FaultNotice
            fault={{ kind: "refused", reason: counter.refusal }}
            field={t(`charges.name.${counter.type}`)}
          />
        )}
        {charge?.source === "form" && counter.configuration && !counter.closing && (
          <ChargeForm
            key={charge.type}
            charge={charge}
            council={counter.council}
            configuration={counter.configuration}
          />
        )}
        {search.step === "searching" && <Skeleton shape="block" lines={3} />}
        {search.step === "failed" && (
          <FaultNotice
            fault={search.fault}
            field={t(`charges.name.${counter.type}`)}
            onRetry={screen.retry}
          />
        )}
        {charge !== undefined && charge.source !== "form" && counter.configuration && (
          <SearchOutcome screen={screen} configuration={counter.configuration} />
        )}
      </HeadingLevel>
    </Stack>
  );
}
