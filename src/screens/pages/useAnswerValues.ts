import { formatMoney } from "../../domain/money.ts";
import { FPX_APPROVAL_DAYS, FPX_LIMITS } from "../../domain/paymentMethod.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { usePageLanguage } from "../parts/usePageLanguage.ts";

/** What the answers take from the program and its configuration, so that they stay true when it changes. */
export function useAnswerValues() {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state } = useConfigured();
  const given = state.status === "ready" ? state.configuration.assistance : undefined;
  const isGiven = given?.active === true && given.percent > 0 && given.charges.length > 0;
  const names = (isGiven ? given.charges : []).map((type) => t(`charges.name.${type}`));
  return {
    days: FPX_APPROVAL_DAYS,
    leastPersonal: formatMoney(FPX_LIMITS["01"].least),
    mostPersonal: formatMoney(FPX_LIMITS["01"].most),
    leastCompany: formatMoney(FPX_LIMITS["02"].least),
    mostCompany: formatMoney(FPX_LIMITS["02"].most),
    /** Undefined while no reduction is known to be given. */
    percent: isGiven ? given.percent : undefined,
    charges: new Intl.ListFormat(language).format(names),
  };
}
