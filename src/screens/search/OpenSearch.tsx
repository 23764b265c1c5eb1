import { useTranslation } from "react-i18next";
import { chargeOfType } from "../../charges/index.ts";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ChargeForm } from "./ChargeForm.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { SearchOutcome } from "./SearchOutcome.tsx";
import type { useCounter } from "./useCounter.ts";
import type { useSearchScreen } from "./useSearchScreen.ts";

/** The search while the counter is open: its form or the charge's own, and what came of it. */
export function OpenSearch(props: {
  readonly screen: ReturnType<typeof useSearchScreen>;
  readonly counter: ReturnType<typeof useCounter>;
}) {
  const { t } = useTranslation();
  const { screen, counter } = props;
  const { search } = screen;
  const charge = counter.refusal === undefined ? chargeOfType(counter.type) : undefined;
  const field = t(`charges.name.${counter.type}`);
  return (
    <>
      <SearchForm
        fields={screen.fields}
        types={counter.types}
        charge={charge?.source === "form" ? undefined : charge}
        busy={search.step === "searching"}
        onSubmit={screen.submit}
        onScanned={screen.takeScanned}
      />
      {counter.refusal !== undefined && (
        <FaultNotice fault={{ kind: "refused", reason: counter.refusal }} field={field} />
      )}
      {charge?.source === "form" && counter.configuration && (
        <ChargeForm
          key={charge.type}
          charge={charge}
          council={counter.council}
          configuration={counter.configuration}
        />
      )}
      {search.step === "searching" && <Loading shape="block" lines={3} />}
      {search.step === "failed" && <FaultNotice fault={search.fault} field={field} onRetry={screen.retry} />}
      {charge !== undefined && charge.source !== "form" && counter.configuration && (
        <SearchOutcome screen={screen} configuration={counter.configuration} />
      )}
    </>
  );
}
