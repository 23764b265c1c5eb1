import { useTranslation } from "react-i18next";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";

/**
 * The words of a stored record's id, "mpt:compound:K26130101": "Compound K26130101 · Tawau". An id of another form stays as it is,
 * because a person must find the bill.
 */
export function BillText({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();
  const [council, charge, ...number] = id.split(":");
  if (!isCouncilCode(council) || !isChargeType(charge)) return <bdi translate="no">{id}</bdi>;
  return (
    <>
      {t(`charges.name.${charge}`)} <bdi translate="no">{number.join(":")}</bdi> · {placeOf(council)}
    </>
  );
}
