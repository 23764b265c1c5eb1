import type { TFunction } from "i18next";
import { useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { copyPersonData } from "../../api/personData.ts";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { isCitizen } from "../../domain/roles.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { endsSession } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { saveFile } from "../parts/documents/saveFile.ts";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ChangeCard } from "./ChangeCard.tsx";
import { EraseForm } from "./EraseForm.tsx";

/** A copy of the user's data, and the erasure of the account. The central team cannot erase its accounts. */
export function PersonDataCards({ record }: { readonly record: OwnRecord }) {
  const t = useNamespace("personData");
  const isUnverified = record.verified_by !== "email";
  if (t === undefined) return <Loading shape="block" lines={4} />;
  return (
    <>
      <CopyCard t={t} isUnverified={isUnverified} />
      {isCitizen(record.roles) && (
        <ChangeCard
          title={t("personData.erase")}
          change={t("personData.erase")}
          form={(close) => (
            <EraseForm t={t} name={record.name} isUnverified={isUnverified} onCancel={close} />
          )}
        >
          <Text>{t("personData.eraseText")}</Text>
        </ChangeCard>
      )}
    </>
  );
}

/** Saves a copy of the user's data as a file. */
function useCopy(t: TFunction) {
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();

  const save = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const copy = await copyPersonData(client);
      // The file's name holds the date only, because other people may see it.
      const day = malaysiaDate(new Date());
      saveFile(`kaunter-${day}.json`, new Blob([copy], { type: "application/json" }));
      announce(t("personData.saved"));
    } catch (error) {
      const found = faultOf(error);
      if (!endsSession(found)) setFault(found);
    }
    setBusy(false);
  };

  return { save, busy, fault };
}

/** Saves a copy of all data about the logged-in user. */
function CopyCard(props: {
  readonly t: TFunction;
  /** Whether the e-mail address is not verified. */
  readonly isUnverified: boolean;
}) {
  const { t, isUnverified } = props;
  const { save, busy, fault } = useCopy(t);
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("personData.title")}</Heading>
        <Text>{t("personData.copyText")}</Text>
        {isUnverified && <Text tone="muted">{t("personData.unverified")}</Text>}
        {fault !== undefined && !busy && <FaultNotice fault={fault} />}
        <Actions>
          <Button busy={busy} onClick={() => void save()}>
            {t("personData.copy")}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
