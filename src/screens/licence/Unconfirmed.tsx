import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import { NothingHere } from "../parts/NothingHere.tsx";

/** The payment of the renewal is not known to be paid. The payment's status page explains more. */
export function Unconfirmed({ token }: { readonly token: StatusToken | undefined }) {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("licence.unconfirmed.title")}
      help={t("licence.unconfirmed.help")}
      to={{ screen: "requery", token }}
      go={t("licence.unconfirmed.go")}
    />
  );
}
