import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { readPaymentStatus } from "../../api/payments.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { licenceKeyOf, licenceValue } from "../../domain/licenceKey.ts";
import { lastAttempt } from "../../payment/journal.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useClient, useEnvironment } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useRequest } from "../parts/useRequest.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { LicenceInFrame } from "./LicenceInFrame.tsx";
import { OneLicence, Unconfirmed } from "./OneLicence.tsx";
import { ProofNeeded } from "./ProofNeeded.tsx";
import type { NamedLicence } from "./useLicence.ts";
import { useLicenceCouncil } from "./useLicenceCouncil.ts";

const SeveralLicences = lazy(async () => ({
  default: (await import("./SeveralLicences.tsx")).SeveralLicences,
}));

function Licence() {
  const { t } = useTranslation();
  const { licence, council, isCouncilAssumed, licencePlace } = useEnvironment();
  const token = useShownToken();
  return (
    <Stack gap="loose" as="section">
      {licencePlace?.() !== "framed" && <ScreenHeading>{t("shell.screen.licence")}</ScreenHeading>}
      <HeadingLevel>
        {licence === undefined ? (
          <LicenceChoice token={token} />
        ) : isCouncilAssumed ? (
          <LicenceOfAnyCouncil key={licence} value={licence} token={token} />
        ) : (
          <ShownLicence key={`${council} ${licence}`} value={licence} council={council} token={token} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

/** A licence, on another origin's page in a frame of the portal's page. */
function ShownLicence(props: NamedLicence) {
  const { t } = useTranslation();
  const { licencePlace } = useEnvironment();
  const licence = useMemo(() => licenceKeyOf(props.value), [props.value]);
  if (licencePlace?.() !== "frame" || props.token === undefined || licence === undefined)
    return <OneLicence {...props} />;
  return (
    <LicenceInFrame
      licence={licence}
      council={props.council}
      otherwise={<ProofNeeded title={t("licence.frame.title")} help={t("licence.frame.help")} />}
    />
  );
}

/** The address names no council, as in the specification's addresses (rule 2.18). This browser may know the council. */
function LicenceOfAnyCouncil({ value, token }: Omit<NamedLicence, "council">) {
  const council = useLicenceCouncil(value, token);
  if (council === undefined) return <Loading shape="block" lines={8} />;
  return <OneLicence value={value} council={council} token={token} />;
}

/** Prints the digital licence that a payment renewed (rule 2.18). */
export const LicenceScreen = withTexts(["licence"], Licence);

/**
 * The status token that gives access to the licence: from the address, otherwise from this browser's own last payment. A broken
 * status link gives no access by another payment's token.
 */
function useShownToken(): StatusToken | undefined {
  const { statusToken, brokenStatusLink } = useEnvironment();
  const [noted] = useState(() => lastAttempt()?.token);
  return brokenStatusLink ? undefined : (statusToken ?? noted);
}

/** For an address that names no licence: the licences that this browser's own payment renewed. A single one is shown at once. */
function LicenceChoice({ token }: { readonly token: StatusToken | undefined }) {
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
  if (others.length > 0)
    return (
      <Suspense fallback={<Loading shape="block" lines={4} />}>
        <SeveralLicences renewals={renewals} token={token} />
      </Suspense>
    );
  return <ShownLicence value={licenceValue(only.licence)} council={only.council} token={token} />;
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
