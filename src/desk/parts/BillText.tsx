import { useTranslation } from "react-i18next";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";

/**
 * Returns the words of a stored record's id, "mpt:compound:K26130101": "Compound K26130101 · Tawau". An id of another form stays as
 * it is, because a person must find the bill.
 */
export function useBillText(): (recordId: string) => string {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();
  return (recordId) => {
    const [council, charge, ...number] = recordId.split(":");
    if (!isCouncilCode(council) || !isChargeType(charge)) return recordId;
    return `${t(`charges.name.${charge}`)} ${number.join(":")} · ${placeOf(council)}`;
  };
}
