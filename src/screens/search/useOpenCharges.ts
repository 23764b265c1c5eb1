import { offeredTypes, refusalOf } from "../../api/schemas/takenCharges.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useLoadTimeout } from "../parts/useLoadTimeout.ts";
import type { SearchFormValues } from "./searchForm.ts";

/** What the chosen council takes now, as the configuration says. Until it is read, everything: the server decides. */
export function useOpenCharges({ council, charge }: Pick<SearchFormValues, "council" | "charge">) {
  const { state, retry } = useConfigured();
  useLoadTimeout(state.status === "loading");
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const closing = configuration?.closing === true;
  return {
    council,
    type: charge,
    configuration,
    closing,
    /** Nothing can be searched where the portal does not know the page's site. */
    isOpen: !closing && !(state.status === "failed" && state.fault.kind === "site_unknown"),
    types: configuration === undefined ? CHARGE_TYPES : offeredTypes(configuration, council),
    refusal: configuration && refusalOf(configuration, council, charge),
    fault: state.status === "failed" ? state.fault : undefined,
    readAgain: retry,
  };
}
