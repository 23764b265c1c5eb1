import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LoadResult } from "../../api/loads.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

type Records = Extract<LoadResult, { readonly end: "loaded" }>["records"];

/** The bill's number of a record's id, "mpt:compound:K26130101". */
const numberOf = (id: string) => id.split(":").slice(2).join(":");

/** The bills that a load held out. A person confirms one by one those that ask again for what is paid. */
export function HeldOutBills(props: {
  readonly records: Records;
  /** With those that the answer does not name. */
  readonly count: number;
  readonly busy: boolean;
  readonly onConfirm: (ids: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [isNone, setNone] = useState(false);
  const { records, count } = props;
  const mark = (id: string, isConfirmed: boolean) =>
    setConfirmed((before) => new Set([...before].filter((one) => one !== id).concat(isConfirmed ? id : [])));
  const confirm = () => {
    setNone(confirmed.size === 0);
    if (confirmed.size > 0) props.onConfirm([...confirmed]);
  };
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("deskLoads.heldOut")}</Heading>
        <Text>{t("deskLoads.heldOutHelp")}</Text>
        {count > records.length && (
          <Text>{t("deskLoads.firstHeldOut", { shown: records.length, count })}</Text>
        )}
        {records.map(({ _id, reason, receipts }) => {
          const words = t(`deskLoads.reasons.${reason}`, { receipts: receipts.join(", ") });
          return reason === "paid" ? (
            <Checkbox
              key={_id}
              label={numberOf(_id)}
              hint={words}
              checked={confirmed.has(_id)}
              onChange={({ target }) => mark(_id, target.checked)}
            />
          ) : (
            <Text key={_id}>
              <bdi translate="no">{numberOf(_id)}</bdi>: {words}
            </Text>
          );
        })}
        {records.some(({ reason }) => reason === "paid") && (
          <>
            {isNone && confirmed.size === 0 && (
              <div role="alert">
                <Text tone="danger">{t("deskLoads.confirmNone")}</Text>
              </div>
            )}
            <Actions>
              <Button busy={props.busy} onClick={confirm}>
                {t("deskLoads.confirm")}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </Card>
  );
}
