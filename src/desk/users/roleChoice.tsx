import { useTranslation } from "react-i18next";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { ASSIGNABLE_ROLE, STAFF_ROLES } from "../../domain/roles.ts";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";

/**
 * The chosen role as a user document has it. A role that belongs to no council is for all of them.
 * @param chosen an empty council stands for all councils
 */
export function roleOf({ role, council }: { readonly role: string; readonly council: string }): string {
  return council !== "" && hasCouncils(role) ? `${role}:${council}` : role;
}

/** Whether a role may be for one council only. */
export function hasCouncils(role: string): boolean {
  return ASSIGNABLE_ROLE.test(`${role}:${COUNCIL_CODES[0]}`);
}

export function RoleOptions() {
  const { t } = useTranslation();
  return (
    <>
      <option value="">{t("deskUsers.chooseRole")}</option>
      {STAFF_ROLES.map((name) => (
        <option key={name} value={name}>
          {t(`desk.role.${name}`)}
        </option>
      ))}
    </>
  );
}

export function CouncilOptions() {
  const { t } = useTranslation();
  const nameOf = useCouncilName();
  return (
    <>
      <option value="">{t("deskUsers.allCouncils")}</option>
      {COUNCIL_CODES.map((code) => (
        <option key={code} value={code}>
          {nameOf(code).name}
        </option>
      ))}
    </>
  );
}
