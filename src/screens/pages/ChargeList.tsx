import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { useWord } from "../parts/useWord.ts";

/** The charge types, each with what it is and how it is found. */
export function ChargeList() {
  const { t } = useTranslation();
  const word = useWord();
  const points = CHARGE_TYPES.map(
    (type) => `- ${t(`charges.name.${type}`)} · ${word(`charges.summary.${type}`)}`,
  );
  return <Prose text={points.join("\n")} />;
}
