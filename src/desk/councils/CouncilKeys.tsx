import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { readCouncilKeys, revokeCouncilKey } from "../../api/councilData.ts";
import type { CouncilKey } from "../../api/schemas/councils/councilKey.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { formatDate, formatDateTime } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { useFocusOnChange } from "../../screens/parts/focusHeading.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { TimeText } from "../parts/TimeText.tsx";
import { useDeskAction } from "../parts/useDeskAction.ts";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { KeyForm } from "./KeyForm.tsx";

/** The keys with which a council's programs read its remittances, the newest first. */
export function CouncilKeys(props: { readonly council: CouncilCode; readonly mayChange: boolean }) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { council, mayChange } = props;
  const { page, fault, busy, again } = useDeskPages(
    useCallback(
      async (_after: string | undefined, signal: AbortSignal) => {
        const keys = await readCouncilKeys(client, council, signal);
        return { keys: keys.toSorted((a, b) => b.created_at.localeCompare(a.created_at)), next: null };
      },
      [client, council],
    ),
  );
  const revocation = useDeskAction();
  /** The key that the dialog asks about, and whether the dialog has tried to revoke it. */
  const [asked, setAsked] = useState<{ readonly key: CouncilKey; readonly tried: boolean }>();
  const [revoked, setRevoked] = useState(0);
  // the pressed button leaves the list
  const heading = useFocusOnChange(String(revoked));
  const revoke = async (key: CouncilKey) => {
    setAsked({ key, tried: true });
    await revocation.run(async (caller) => {
      await revokeCouncilKey(caller, council, key.id);
      setAsked(undefined);
      setRevoked((count) => count + 1);
      again();
      return (t) => t("deskCouncils.keys.revokedNow");
    });
  };
  const columns: readonly DataColumn<CouncilKey>[] = [
    {
      key: "name",
      header: t("deskCouncils.keys.name"),
      cell: ({ name }) => <bdi translate="no">{name}</bdi>,
    },
    {
      key: "id",
      header: t("deskCouncils.keys.id"),
      cell: ({ id }) => <span translate="no">{id}</span>,
      kind: "words",
    },
    {
      key: "made",
      header: t("deskCouncils.keys.madeAt"),
      cell: ({ created_at, created_by }) => (
        <>
          <div>
            <TimeText>{created_at}</TimeText>
          </div>
          {created_by !== null && <EmailText>{created_by}</EmailText>}
        </>
      ),
      sorted: "descending",
    },
    {
      key: "used",
      header: t("deskCouncils.keys.used"),
      cell: ({ last_used_at }) =>
        last_used_at === null ? t("deskCouncils.keys.unused") : formatDate(last_used_at),
      kind: "words",
    },
    {
      key: "state",
      header: t("deskCouncils.keys.state"),
      cell: ({ revoked_at }) =>
        revoked_at === null
          ? t("deskCouncils.keys.active")
          : t("deskCouncils.keys.revokedAt", { time: formatDateTime(revoked_at) }),
      kind: "words",
    },
  ];
  const revoking: DataColumn<CouncilKey> = {
    key: "revoke",
    header: t("deskCouncils.keys.revoke"),
    kind: "action",
    cell: (row) =>
      row.revoked_at === null && (
        <Button
          aria-label={t("deskCouncils.keys.revokeOf", { name: row.name, id: row.id })}
          onClick={() => setAsked({ key: row, tried: false })}
        >
          {t("deskCouncils.keys.revoke")}
        </Button>
      ),
  };
  return (
    <Stack as="section">
      <Heading ref={heading} tabIndex={-1}>
        {t("deskCouncils.keys.title")}
      </Heading>
      <Text tone="muted">{t("deskCouncils.keys.help")}</Text>
      {mayChange && <KeyForm council={council} onMade={again} />}
      <DoneMark said={revocation.said} />
      <DeskFault fault={fault} onRetry={again} />
      {(page !== undefined || fault === undefined) && (
        <DataTable
          caption={t("deskCouncils.keys.title")}
          columns={mayChange ? [...columns, revoking] : columns}
          rows={page?.keys}
          keyOf={({ id }) => id}
          empty={t("deskCouncils.keys.empty")}
          busy={busy}
        />
      )}
      {asked !== undefined && (
        <Dialog
          title={t("deskCouncils.keys.ask")}
          closeLabel={t("deskCouncils.keys.keep")}
          onClose={() => setAsked(undefined)}
        >
          <Text>{t("deskCouncils.keys.askHelp", { name: asked.key.name, id: asked.key.id })}</Text>
          {asked.tried && <DeskFault fault={revocation.fault} />}
          {/* the first button gets the focus, so a second press of Enter revokes nothing */}
          <Actions>
            <Button onClick={() => setAsked(undefined)}>{t("deskCouncils.keys.keep")}</Button>
            <Button kind="danger" busy={revocation.busy} onClick={() => void revoke(asked.key)}>
              {t("deskCouncils.keys.revokeKey")}
            </Button>
          </Actions>
        </Dialog>
      )}
    </Stack>
  );
}
