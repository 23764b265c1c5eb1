import { useWatch } from "react-hook-form";
import { offeredTypes, refusalOf } from "../../api/schemas/configuration.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import type { SchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import type { SearchFormValues } from "./searchForm.ts";

/** What the chosen council takes now, as the configuration says. Until it is read, everything: the server decides. */
export function useCounter({ form }: SchemaForm<SearchFormValues>) {
  const { state, retry } = useConfigured();
  const [council, type] = useWatch({ control: form.control, name: ["council", "charge"] });
  const configuration = state.status === "ready" ? state.configuration : undefined;
  return {
    council,
    type,
    configuration,
    closing: configuration?.closing === true,
    types: configuration === undefined ? CHARGE_TYPES : offeredTypes(configuration, council),
    refusal: configuration && refusalOf(configuration, council, type),
    fault: state.status === "failed" ? state.fault : undefined,
    readAgain: retry,
  };
}
