import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Renewal } from "../../../charges/license/renewals.ts";
import type { StatusToken } from "../../../domain/identifiers.ts";
import { licenceValue } from "../../../domain/licenceKey.ts";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { GoButton } from "../GoButton.tsx";
import { optional } from "../optional.ts";
import type { RenewedLicences } from "./describeLicences.ts";

/** Few payments renew several licences. */
const PrintAllLicences = optional(async () => (await import("./PrintAllLicences.tsx")).PrintAllLicences);

/** A link to a digital licence that a paid payment renewed. */
export function PrintLicence(props: { readonly of: Renewal; readonly token: StatusToken }) {
  const { t } = useTranslation();
  const { council, licence } = props.of;
  return (
    <GoButton to={{ screen: "licence", licence, council, token: props.token }}>
      {t("common.printLicence", { number: licence.number })}
    </GoButton>
  );
}

/** Prints the only licence that a payment renewed, or all of them with one press. Renders nothing if it renewed none. */
export function PrintEveryLicence({ renewals, token }: RenewedLicences) {
  const [first, ...others] = renewals;
  if (first === undefined) return null;
  if (others.length > 0)
    return (
      <Suspense>
        <PrintAllLicences renewals={renewals} token={token} />
      </Suspense>
    );
  return (
    <Actions>
      <PrintLicence of={first} token={token} />
    </Actions>
  );
}

/** Every licence that a payment renewed, together and one by one. */
export function PrintLicences({ renewals, token }: RenewedLicences) {
  return (
    <Stack>
      <PrintEveryLicence renewals={renewals} token={token} />
      {renewals.length > 1 && (
        <Actions>
          {renewals.map((renewal) => (
            <PrintLicence
              key={`${renewal.council} ${licenceValue(renewal.licence)}`}
              of={renewal}
              token={token}
            />
          ))}
        </Actions>
      )}
    </Stack>
  );
}
