import type { OwnRecord } from "../../api/schemas/user.ts";
import { isCitizen } from "../../domain/roles.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ChangeCard } from "./ChangeCard.tsx";
import { CopyCard } from "./CopyCard.tsx";
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
