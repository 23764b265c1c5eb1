import { useTranslation } from "react-i18next";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { councilsOf, type Permission } from "../../domain/roles.ts";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { useDeskRoles } from "./useDeskUser.ts";

/** The councils for which the user has a permission. */
export function usePermittedCouncils(permission: Permission): {
  readonly isForAll: boolean;
  readonly councils: readonly CouncilCode[];
} {
  const roles = useDeskRoles();
  const permitted = councilsOf(roles, permission);
  if (permitted === "all") return { isForAll: true, councils: COUNCIL_CODES };
  return { isForAll: false, councils: COUNCIL_CODES.filter((code) => permitted.has(code)) };
}

/** Chooses one of the councils. */
export function CouncilSelect(props: {
  readonly councils: readonly CouncilCode[];
  readonly value: CouncilCode | undefined;
  readonly onChoose: (council: CouncilCode | undefined) => void;
  /** The words for all councils together. Absent: one council must be chosen. */
  readonly all?: string | undefined;
}) {
  const { t } = useTranslation();
  const nameOf = useCouncilName();
  const { councils, all } = props;
  return (
    <Select
      label={t("common.council")}
      name="council"
      value={props.value ?? ""}
      onChange={({ target }) => props.onChoose(councils.find((code) => code === target.value))}
    >
      {all !== undefined && <option value="">{all}</option>}
      {councils.map((code) => (
        <option key={code} value={code}>
          {nameOf(code).name}
        </option>
      ))}
    </Select>
  );
}
