import { useTranslation } from "react-i18next";
import { type Operator, UNNAMED_OPERATOR } from "../../api/schemas/operator.ts";
import { useConfigured } from "./useConfigured.ts";

/** The portal's operator from the configuration. Unnamed until the configuration is read. */
export function useOperator(): Operator {
  const { state } = useConfigured();
  return state.status === "ready" ? state.configuration.operator : UNNAMED_OPERATOR;
}

/** The operator's name for use in a sentence. */
export function useOperatorName(): string {
  const { t } = useTranslation();
  return useOperator().name ?? t("shell.operator");
}
