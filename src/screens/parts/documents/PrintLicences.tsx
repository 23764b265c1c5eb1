import { useTranslation } from "react-i18next";
import type { Renewal } from "../../../charges/license/renewals.ts";
import type { StatusToken } from "../../../domain/identifiers.ts";
import { licenceValue } from "../../../domain/licenceKey.ts";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { GoButton } from "../GoButton.tsx";

/** A link to each digital licence that a paid payment renewed. Renders nothing if it renewed none. */
export function PrintLicences(props: { readonly renewals: readonly Renewal[]; readonly token: StatusToken }) {
  const { t } = useTranslation();
  if (props.renewals.length === 0) return null;
  return (
    <Actions>
      {props.renewals.map(({ council, licence }) => (
        <GoButton
          key={`${council} ${licenceValue(licence)}`}
          to={{ screen: "licence", licence, council, token: props.token }}
        >
          {t("common.printLicence", { number: licence.number })}
        </GoButton>
      ))}
    </Actions>
  );
}
