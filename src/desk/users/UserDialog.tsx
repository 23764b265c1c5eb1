import { useTranslation } from "react-i18next";
import type { StaffUser } from "../../api/schemas/staff.ts";
import { changeStaff, endStaff, resetStaffFactor } from "../../api/staff.ts";
import { isStaff } from "../../domain/roles.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useRoleText } from "../parts/useRoleText.ts";
import { AddRoleForm } from "./AddRoleForm.tsx";
import { useStaffStep } from "./useStaffStep.ts";

interface Changing {
  readonly user: StaffUser;
  /** The list is being read again. */
  readonly reading: boolean;
  readonly onChanged: () => void;
}

/** Changes one user. Each change is a call and an entry of the audit log of its own. */
export function UserDialog({ onClose, ...changing }: Changing & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={<bdi translate="no">{changing.user.name}</bdi>}
      closeLabel={t("deskUsers.close")}
      onClose={onClose}
    >
      <Changes {...changing} />
    </Dialog>
  );
}

/** It stands within the dialog, whose live region announces its results. */
function Changes(props: Changing) {
  const { t } = useTranslation();
  const roleText = useRoleText();
  const { name, roles, has_second_factor, ended_at } = props.user;
  const step = useStaffStep(props.onChanged);
  const busy = step.busy || props.reading;
  const change = (changed: readonly string[]) =>
    step.take(
      (client) => changeStaff(client, { name, roles: [...changed], former: [...roles] }),
      (t) => t("deskUsers.done"),
    );
  return (
    <Stack>
      {/* the pressed button may be gone, and Tab goes on from here through all that is left */}
      <DoneMark said={step.said} takesFocus />
      {ended_at !== null && <Text>{t("deskUsers.again")}</Text>}
      {roles.map((role) => {
        const others = roles.filter((other) => other !== role);
        return (
          <Inline key={role} justify="between" gap="normal" wrap={false}>
            <Text>{roleText(role)}</Text>
            {isStaff(others) && (
              <Button
                busy={busy}
                aria-label={t("deskUsers.removeRole", { role: roleText(role) })}
                onClick={() => change(others)}
              >
                {t("deskUsers.remove")}
              </Button>
            )}
          </Inline>
        );
      })}
      <AddRoleForm busy={busy} onAdd={(role) => change([...new Set([...roles, role])])} />
      {has_second_factor && (
        <Disclosure line={t("deskUsers.reset")}>
          <Stack>
            <Text>{t("deskUsers.resetHelp")}</Text>
            <Actions>
              <Button
                busy={busy}
                onClick={() =>
                  step.take(
                    (client) => resetStaffFactor(client, name),
                    (t) => t("deskUsers.done"),
                  )
                }
              >
                {t("deskUsers.reset")}
              </Button>
            </Actions>
          </Stack>
        </Disclosure>
      )}
      {ended_at === null && (
        <Disclosure line={t("deskUsers.end")}>
          <Stack>
            <Text>{t("deskUsers.endHelp")}</Text>
            <Actions>
              <Button
                kind="danger"
                busy={busy}
                onClick={() =>
                  step.take(
                    (client) => endStaff(client, name),
                    (t) => t("deskUsers.done"),
                  )
                }
              >
                {t("deskUsers.end")}
              </Button>
            </Actions>
          </Stack>
        </Disclosure>
      )}
      <DeskFault fault={step.fault} />
    </Stack>
  );
}
