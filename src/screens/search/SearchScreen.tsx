import type { TFunction } from "i18next";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { offeredTypes, refusalOf } from "../../api/schemas/takenCharges.ts";
import { searchOf } from "../../charges/searches.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { LatestPaymentAlert } from "../parts/paying/LatestPaymentAlert.tsx";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { FORMS } from "./lazyForms.ts";
import { lazyModule, WithModule } from "./lazyModule.tsx";
import { SearchForm, type SearchFormValues } from "./SearchForm.tsx";
import { OUTCOME, useSearchScreen } from "./useSearchScreen.ts";

/** The charges that the chosen council takes now, from the configuration. Until it is read, all of them: the server decides. */
function useOpenCharges({ council, charge }: Pick<SearchFormValues, "council" | "charge">) {
  const { state, retry } = useConfigured();
  useLoadTimeout(state.status === "loading");
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const types = useMemo(
    () => (configuration === undefined ? CHARGE_TYPES : offeredTypes(configuration, council)),
    [configuration, council],
  );
  const closing = configuration?.closing === true;
  const examples: Partial<Record<ChargeType, string | undefined>> | undefined =
    configuration?.councils[council]?.examples;
  return {
    council,
    type: charge,
    configuration,
    closing,
    /** False when the portal does not know the host page's site, because the server then refuses every search. */
    isOpen: !closing && !(state.status === "failed" && state.fault.kind === "site_unknown"),
    types,
    asksFact: configuration?.councils[council]?.bill_fact.search,
    example: examples?.[charge],
    refusal: configuration && refusalOf(configuration, council, charge),
    fault: state.status === "failed" ? state.fault : undefined,
    readAgain: retry,
  };
}

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
        <SearchContent t={t} />
      </HeadingLevel>
    </Stack>
  );
}

const CLOSED = lazyModule(() => import("../parts/ClosedNotice.tsx"));

/** The search, or the reason why the portal is closed. It has the screen's state, so that the heading is drawn only once. */
function SearchContent({ t }: { readonly t: TFunction }) {
  const screen = useSearchScreen(t);
  const charges = useOpenCharges(screen.form.values);
  const { refusal } = useEnvironment();
  useReady(charges.configuration !== undefined && !charges.closing);
  const { search } = screen;
  // The search met the same fault and shows it below, near the button.
  const isSaidBelow = charges.isOpen && search.step === "failed" && search.fault.kind === charges.fault?.kind;
  return (
    <>
      {refusal !== undefined && <FaultNotice fault={{ kind: "refused", reason: refusal }} />}
      {charges.fault && !isSaidBelow && <FaultNotice fault={charges.fault} onRetry={charges.readAgain} />}
      {charges.closing && <WithModule part={CLOSED}>{({ ClosedNotice }) => <ClosedNotice />}</WithModule>}
      {charges.isOpen && <OpenSearch screen={screen} charges={charges} t={t} />}
    </>
  );
}

/** The search while the portal is open: the search form or the charge's own form, and the result. */
function OpenSearch(props: {
  readonly screen: ReturnType<typeof useSearchScreen>;
  readonly charges: ReturnType<typeof useOpenCharges>;
  readonly t: TFunction;
}) {
  const { screen, charges, t } = props;
  const { search } = screen;
  const { code } = screen.outcome;
  const isTaken = charges.refusal === undefined;
  const searched = isTaken ? searchOf(charges.type) : undefined;
  const isForm = isTaken && searched === undefined;
  // A council that does not take the charge leaves the choice open.
  const isChosen = isTaken && screen.isChosen;
  const field = t(`charges.name.${charges.type}`);
  const prepare = () => {
    OUTCOME.prepare();
    if (searched?.asksMore) FORMS.prepare();
  };
  const retry = () => {
    if (charges.fault !== undefined) charges.readAgain();
    screen.retry();
  };
  return (
    <>
      {code && (isChosen || screen.isFolded) && <code.FoldedSearch screen={screen} />}
      {!code && isChosen && <Loading shape="row" />}
      {/* Hidden and not removed: the citizen finds it again as they left it. */}
      <div hidden={(screen.isFolded && code !== undefined) || (isForm && isChosen)}>
        <SearchForm
          t={t}
          form={screen.form}
          fault={screen.fault}
          types={charges.types}
          isChosen={isChosen}
          charge={searched}
          example={charges.example}
          busy={search.step === "searching"}
          onBegin={prepare}
          onSubmit={screen.submit}
          onScanned={screen.takeScanned}
        >
          {searched?.hasBillFact && charges.asksFact && (
            <WithModule part={FORMS}>
              {({ BillFactField }) => (
                <BillFactField key={charges.council} type={charges.type} form={screen.form} />
              )}
            </WithModule>
          )}
        </SearchForm>
      </div>
      {charges.refusal !== undefined && (
        <FaultNotice fault={{ kind: "refused", reason: charges.refusal }} field={field} />
      )}
      {isForm && charges.fault === undefined && (
        <WithModule part={FORMS}>
          {({ ChargeForm }) =>
            charges.configuration && (
              <ChargeForm
                key={charges.type}
                type={charges.type}
                council={charges.council}
                configuration={charges.configuration}
              />
            )
          }
        </WithModule>
      )}
      {search.step === "searching" && <Loading shape="block" lines={3} />}
      {isTaken && search.step === "failed" && (
        <FaultNotice fault={search.fault} field={field} onRetry={retry} />
      )}
      {code && searched !== undefined && charges.configuration && (
        <code.SearchOutcome screen={screen} configuration={charges.configuration} />
      )}
    </>
  );
}
