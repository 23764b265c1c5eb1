import { useMemo } from "react";
import { offeredTypes, refusalOf } from "../../api/schemas/takenCharges.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useLoadTimeout } from "../parts/useLoadTimeout.ts";
import type { SearchFormValues } from "./searchForm.ts";

/** The charges that the chosen council takes now, from the configuration. Until it is read, all of them: the server decides. */
export function useOpenCharges({ council, charge }: Pick<SearchFormValues, "council" | "charge">) {
  const { state, retry } = useConfigured();
  useLoadTimeout(state.status === "loading");
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const types = useMemo(
    () => (configuration === undefined ? CHARGE_TYPES : offeredTypes(configuration, council)),
    [configuration, council],
  );
  const closing = configuration?.closing === true;
  return {
    council,
    type: charge,
    configuration,
    closing,
    /** False when the portal does not know the host page's site, because the server then refuses every search. */
    isOpen: !closing && !(state.status === "failed" && state.fault.kind === "site_unknown"),
    types,
    refusal: configuration && refusalOf(configuration, council, charge),
    fault: state.status === "failed" ? state.fault : undefined,
    readAgain: retry,
  };
}
