import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { licenceValue } from "../../../domain/licenceKey.ts";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { GoButton } from "../GoButton.tsx";
import { optional } from "../optional.ts";
import type { RenewedLicences } from "./describeLicences.ts";

/** Few payments renew several licences. */
const PrintAllLicences = optional(async () => (await import("./PrintAllLicences.tsx")).PrintAllLicences);

/**
 * A link to each digital licence that a paid payment renewed, and for several, buttons that print all. Renders nothing if it
 * renewed none.
 */
export function PrintLicences({ renewals, token }: RenewedLicences) {
  const { t } = useTranslation();
  if (renewals.length === 0) return null;
  return (
    <Stack>
      <Actions>
        {renewals.map(({ council, licence }) => (
          <GoButton
            key={`${council} ${licenceValue(licence)}`}
            to={{ screen: "licence", licence, council, token }}
          >
            {t("common.printLicence", { number: licence.number })}
          </GoButton>
        ))}
      </Actions>
      {renewals.length > 1 && (
        <Suspense>
          <PrintAllLicences renewals={renewals} token={token} />
        </Suspense>
      )}
    </Stack>
  );
}
