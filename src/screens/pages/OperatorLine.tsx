import { useTranslation } from "react-i18next";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { useOperator } from "../parts/useOperator.ts";

/** The operator's name, if the configuration has one. */
export function OperatorLine() {
  const { t } = useTranslation();
  const { name } = useOperator();
  if (name === null) return null;
  return (
    <DescriptionList
      align="start"
      rows={[{ term: t("shell.operatedBy"), value: <bdi translate="no">{name}</bdi> }]}
    />
  );
}
