import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { useDynamicText } from "../parts/useDynamicText.ts";

/** The charge types, each with what it is and how it is found. */
export function ChargeList() {
  const { t } = useTranslation();
  const word = useDynamicText();
  const points = CHARGE_TYPES.map(
    (type) => `- ${t(`charges.name.${type}`)} · ${word(`charges.summary.${type}`)}`,
  );
  return <Prose text={points.join("\n")} />;
}
