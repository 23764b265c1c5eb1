import { assistedTypes } from "../../api/schemas/assistedTypes.ts";
import { assistedPart } from "../../charges/assisted.ts";
import { formatMoney } from "../../domain/money.ts";
import { FPX_LIMITS } from "../../domain/payments/fpxLimits.ts";
import { FPX_APPROVAL_DAYS } from "../../domain/payments/paymentMethod.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useDynamicText } from "../parts/useDynamicText.ts";
import { usePageLanguage } from "../parts/usePageLanguage.ts";

/** What the answers take from the program and its configuration, so that they stay true when it changes. */
export function useAnswerValues() {
  const word = useDynamicText();
  const language = usePageLanguage();
  const { state } = useConfigured();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const assisted = configuration === undefined ? [] : assistedTypes(configuration);
  return {
    days: FPX_APPROVAL_DAYS,
    leastPersonal: formatMoney(FPX_LIMITS["01"].least),
    mostPersonal: formatMoney(FPX_LIMITS["01"].most),
    leastCompany: formatMoney(FPX_LIMITS["02"].least),
    mostCompany: formatMoney(FPX_LIMITS["02"].most),
    /** Undefined while no reduction is known to be given. */
    percent: assisted.length > 0 ? configuration?.assistance.percent : undefined,
    assisted: new Intl.ListFormat(language).format(assisted.map((type) => word(assistedPart(type)))),
  };
}
