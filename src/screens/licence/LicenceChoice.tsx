import { type ComponentProps, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { readPaymentStatus } from "../../api/readPayment.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { licenceValue } from "../../domain/licenceKey.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { PrintLicences } from "../parts/documents/PrintLicences.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { useClient } from "../parts/useClient.ts";
import { useReady } from "../parts/useReady.ts";
import { useRequest } from "../parts/useRequest.ts";
import { OneLicence } from "./OneLicence.tsx";
import { Unconfirmed } from "./Unconfirmed.tsx";

/** For an address that names no licence: the licences that this browser's own payment renewed. A single one is shown at once. */
export function LicenceChoice({ token }: { readonly token: StatusToken | undefined }) {
  const client = useClient();
  const read = useMemo(
    () => token && ((signal: AbortSignal) => readPaymentStatus(client, token, signal)),
    [client, token],
  );
  const { reading, again } = useRequest(read);
  useReady(token === undefined || reading.status === "read");
  if (token === undefined) return <Nothing />;
  if (reading.status === "looking") return <Loading shape="block" lines={4} />;
  if (reading.status === "fault") return <FaultNotice fault={reading.fault} onRetry={fromHeading(again)} />;
  const renewals = renewalsOf(reading.value.services);
  const [only, ...others] = renewals;
  if (only === undefined) return <Nothing />;
  if (reading.value.status !== "paid") return <Unconfirmed token={token} />;
  if (others.length > 0) return <Several renewals={renewals} token={token} />;
  return <OneLicence value={licenceValue(only.licence)} council={only.council} token={token} />;
}

function Several(props: ComponentProps<typeof PrintLicences>) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Heading>{t("licence.choice")}</Heading>
      <PrintLicences {...props} />
    </Stack>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("licence.nothing.title")}
      help={t("licence.nothing.help")}
      to={{ screen: "requery" }}
      go={t("licence.proof.go")}
    />
  );
}
