import type { TFunction } from "i18next";
import { searchOf } from "../../charges/searches.ts";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { SearchForm } from "./SearchForm.tsx";
import type { useOpenCharges } from "./useOpenCharges.ts";
import { OUTCOME } from "./useSearch.ts";
import type { useSearchScreen } from "./useSearchScreen.ts";
import { FORMS, WithForms } from "./WithForms.tsx";

/** The search while the counter is open: the search form or the charge's own form, and the result. */
export function OpenSearch(props: {
  readonly screen: ReturnType<typeof useSearchScreen>;
  readonly counter: ReturnType<typeof useOpenCharges>;
  readonly t: TFunction;
}) {
  const { screen, counter, t } = props;
  const { search } = screen;
  const { code } = screen.outcome;
  const isTaken = counter.refusal === undefined;
  const searched = isTaken ? searchOf(counter.type) : undefined;
  const isForm = isTaken && searched === undefined;
  const field = t(`charges.name.${counter.type}`);
  const prepare = () => {
    OUTCOME.prepare();
    if (searched?.asksMore) FORMS.prepare();
  };
  const retry = () => {
    if (counter.fault !== undefined) counter.readAgain();
    screen.retry();
  };
  return (
    <>
      <SearchForm
        t={t}
        form={screen.form}
        fault={screen.fault}
        types={counter.types}
        charge={searched}
        busy={search.step === "searching"}
        onBegin={prepare}
        onSubmit={screen.submit}
        onScanned={screen.takeScanned}
      />
      {counter.refusal !== undefined && (
        <FaultNotice fault={{ kind: "refused", reason: counter.refusal }} field={field} />
      )}
      {isForm && counter.fault === undefined && (
        <WithForms>
          {({ ChargeForm }) =>
            counter.configuration && (
              <ChargeForm
                key={counter.type}
                type={counter.type}
                council={counter.council}
                configuration={counter.configuration}
              />
            )
          }
        </WithForms>
      )}
      {search.step === "searching" && <Loading shape="block" lines={3} />}
      {isTaken && search.step === "failed" && (
        <FaultNotice fault={search.fault} field={field} onRetry={retry} />
      )}
      {code && searched !== undefined && counter.configuration && (
        <code.SearchOutcome screen={screen} configuration={counter.configuration} />
      )}
    </>
  );
}
