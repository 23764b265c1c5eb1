import { offeredTypes, refusalOf } from "../../api/schemas/takenCharges.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useSlow } from "../parts/useSlow.ts";
import type { SearchFormValues } from "./searchForm.ts";

/** What the chosen council takes now, as the configuration says. Until it is read, everything: the server decides. */
export function useCounter({ council, charge }: Pick<SearchFormValues, "council" | "charge">) {
  const { state, retry } = useConfigured();
  useSlow(state.status === "loading");
  const configuration = state.status === "ready" ? state.configuration : undefined;
  return {
    council,
    type: charge,
    configuration,
    closing: configuration?.closing === true,
    types: configuration === undefined ? CHARGE_TYPES : offeredTypes(configuration, council),
    refusal: configuration && refusalOf(configuration, council, charge),
    fault: state.status === "failed" ? state.fault : undefined,
    readAgain: retry,
  };
}
