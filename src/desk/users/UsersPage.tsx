import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaffUser } from "../../api/schemas/staff.ts";
import { listStaff } from "../../api/staff.ts";
import { formatDate } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { useListText } from "../parts/useListText.ts";
import { useMay } from "../parts/useMay.ts";
import { useRoleText } from "../parts/useRoleText.ts";
import { CreateUserForm } from "./CreateUserForm.tsx";
import { UserDialog } from "./UserDialog.tsx";

/** The users of the desk, by name. A name is an e-mail address, so no address of a page has one. */
function Users() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const roleText = useRoleText();
  const listText = useListText();
  const mayChange = useMay("users.change");
  const [chosen, setChosen] = useState<string>();
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (after: string | undefined, signal: AbortSignal) => listStaff(client, after, signal),
      [client],
    ),
  );
  const user = page?.users.find(({ name }) => name === chosen);
  const columns: readonly DataColumn<StaffUser>[] = [
    {
      key: "name",
      header: t("deskUsers.name"),
      cell: ({ name }) => <EmailText>{name}</EmailText>,
      sorted: "ascending",
    },
    {
      key: "roles",
      header: t("deskUsers.roles"),
      cell: (row) => listText(row.roles.map(roleText)),
      kind: "words",
    },
    {
      key: "factor",
      header: t("deskUsers.secondFactor"),
      cell: ({ has_second_factor }) =>
        t(has_second_factor ? "deskUsers.hasSecondFactor" : "deskUsers.noSecondFactor"),
      kind: "words",
    },
    {
      key: "state",
      header: t("deskUsers.state"),
      cell: ({ ended_at }) =>
        ended_at === null ? t("deskUsers.active") : t("deskUsers.ended", { day: formatDate(ended_at) }),
      kind: "words",
    },
  ];
  const change: DataColumn<StaffUser> = {
    key: "change",
    header: t("deskUsers.change"),
    kind: "action",
    cell: ({ name, fixed }) =>
      fixed ? (
        t("deskUsers.fixed")
      ) : (
        <Button aria-label={t("deskUsers.changeOf", { name })} onClick={() => setChosen(name)}>
          {t("deskUsers.change")}
        </Button>
      ),
  };
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.users")}</ScreenHeading>
      <HeadingLevel>
        {mayChange && (
          <Disclosure line={t("deskUsers.newUser")}>
            <CreateUserForm onCreated={again} />
          </Disclosure>
        )}
        <DeskFault fault={fault} onRetry={again} />
        {(page !== undefined || fault === undefined) && (
          <DataTable
            caption={t("deskUsers.caption")}
            columns={mayChange ? [...columns, change] : columns}
            rows={page?.users}
            keyOf={({ name }) => name}
            empty={t("deskUsers.empty")}
            busy={busy}
            onNext={goNext}
            onPrevious={goPrevious}
          />
        )}
        {user !== undefined && (
          <UserDialog
            key={user.name}
            user={user}
            reading={busy}
            onChanged={again}
            onClose={() => setChosen(undefined)}
          />
        )}
      </HeadingLevel>
    </Stack>
  );
}

export const UsersPage = withTexts(["desk", "deskUsers"], Users);
