import { type Operator, UNNAMED_OPERATOR } from "../../api/schemas/operator.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useConfigured } from "./useConfigured.ts";

/** Who operates the portal, by its configuration; nothing is told until that is there. */
export function useOperator(): Operator {
  const { state } = useConfigured();
  return state.status === "ready" ? state.configuration.operator : UNNAMED_OPERATOR;
}

/** What the operator is called, in a sentence. */
export function useOperatorName(): string {
  const { t } = useTranslation();
  return useOperator().name ?? t("shell.operator");
}
