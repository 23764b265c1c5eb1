import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { confirmSeller, proposeSeller, readCouncilSeller, rejectSeller } from "../../api/councilSeller.ts";
import { changerIn } from "../../api/portalConfiguration.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import type { CouncilSellerAnswer } from "../../api/schemas/councils/councilSeller.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { useFocusOnChange } from "../../screens/parts/focusHeading.ts";
import { Loading } from "../../screens/parts/Loading.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { TimeText } from "../parts/TimeText.tsx";
import { type SayDone, useDeskAction } from "../parts/useDeskAction.ts";
import { useDeskRead } from "../parts/useDeskRead.ts";
import { SellerForm } from "./SellerForm.tsx";
import { SellerProposal } from "./SellerProposal.tsx";

/** The seller id of a council at FPX, the proposal of another one, and what two administrators changed. */
export function CouncilSeller(props: { readonly council: CouncilCode; readonly mayChange: boolean }) {
  const client = useOwnClient();
  const { council } = props;
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readCouncilSeller(client, council, signal), [client, council]),
  );
  if (reading.status === "looking") return <Loading shape="block" lines={3} />;
  if (reading.status === "fault") return <DeskFault fault={reading.fault} onRetry={again} />;
  return <Seller {...props} first={reading.value} />;
}

function Seller(props: {
  readonly council: CouncilCode;
  readonly mayChange: boolean;
  readonly first: CouncilSellerAnswer;
}) {
  const { t } = useTranslation();
  const { council, mayChange } = props;
  const client = useOwnClient();
  const [seller, setSeller] = useState(props.first);
  const { run, busy, fault, said } = useDeskAction();
  /** Who was faster. */
  const [actor, setActor] = useState<LastChange>();
  // the pressed button disappears with the step that it took
  const heading = useFocusOnChange(seller.revision);
  const take = (done: SayDone, step: (caller: Client) => Promise<CouncilSellerAnswer>) => {
    setActor(undefined);
    return run(
      async (caller) => {
        setSeller(await step(caller));
        return done;
      },
      async (failed, error) => {
        setActor(changerIn(error));
        // the notice already says it when this call fails too
        if (failed.kind === "refused")
          await readCouncilSeller(client, council).then(setSeller, () => undefined);
      },
    );
  };
  const { revision, proposal } = seller;
  return (
    <Stack as="section">
      <Heading ref={heading} tabIndex={-1}>
        {t("deskCouncils.seller.title")}
      </Heading>
      <Text tone="muted">{t("deskCouncils.seller.help")}</Text>
      <Text>
        {t(seller.id === seller.common ? "deskCouncils.seller.common" : "deskCouncils.seller.own", {
          id: seller.id,
        })}
      </Text>
      <DoneMark said={said} />
      <DeskFault fault={fault} />
      {actor !== undefined && (
        <Text>{t("deskCouncils.seller.actedBy", { by: actor.by, time: formatDateTime(actor.at) })}</Text>
      )}
      <HeadingLevel>
        {proposal !== null && (
          <SellerProposal
            current={seller.id}
            proposal={proposal}
            busy={busy}
            {...(mayChange && {
              onConfirm: () =>
                take(
                  (t) => t("deskCouncils.seller.confirmed"),
                  (caller) => confirmSeller(caller, council, revision),
                ),
              onReject: () =>
                take(
                  (t) => t("deskCouncils.seller.rejected"),
                  (caller) => rejectSeller(caller, council, revision),
                ),
            })}
          />
        )}
        {mayChange && (
          <SellerForm
            seller={seller}
            busy={busy}
            onPropose={(id, reason) =>
              take(
                (t) => t("deskCouncils.seller.proposed"),
                (caller) => proposeSeller(caller, council, { revision, id, reason }),
              )
            }
          />
        )}
        {seller.changes.length > 0 && <SellerChanges changes={seller.changes} />}
      </HeadingLevel>
    </Stack>
  );
}

type Change = CouncilSellerAnswer["changes"][number];

function SellerChanges({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation();
  const columns: readonly DataColumn<Change>[] = [
    {
      key: "at",
      header: t("desk.changes.time"),
      cell: ({ at }) => <TimeText>{at}</TimeText>,
      sorted: "descending",
      kind: "words",
    },
    {
      key: "change",
      header: t("desk.changes.change"),
      cell: ({ from, to }) => <span translate="no">{`${from} → ${to}`}</span>,
      kind: "words",
    },
    { key: "reason", header: t("deskCouncils.seller.reason"), cell: ({ reason }) => reason },
    {
      key: "proposed",
      header: t("deskCouncils.seller.proposedBy"),
      cell: ({ proposed_by }) => <EmailText>{proposed_by}</EmailText>,
    },
    {
      key: "confirmed",
      header: t("deskCouncils.seller.confirmedBy"),
      cell: ({ confirmed_by }) => <EmailText>{confirmed_by}</EmailText>,
    },
  ];
  return (
    <Stack as="section">
      <Heading size="part">{t("deskCouncils.seller.changes")}</Heading>
      <DataTable
        caption={t("deskCouncils.seller.changes")}
        columns={columns}
        rows={changes}
        keyOf={({ at }) => at}
        empty={t("deskCouncils.noChanges")}
        busy={false}
      />
    </Stack>
  );
}
