import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import { lastAttempt } from "../../payment/journal.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useEnvironment } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { LicenceChoice } from "./LicenceChoice.tsx";
import { OneLicence } from "./OneLicence.tsx";
import type { NamedLicence } from "./useLicence.ts";
import { useLicenceCouncil } from "./useLicenceCouncil.ts";

function Licence() {
  const { t } = useTranslation();
  const { licence, council, isCouncilAssumed } = useEnvironment();
  const token = useShownToken();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("shell.screen.licence")}</ScreenHeading>
      <HeadingLevel>
        {licence === undefined ? (
          <LicenceChoice token={token} />
        ) : isCouncilAssumed ? (
          <LicenceOfAnyCouncil key={licence} value={licence} token={token} />
        ) : (
          <OneLicence key={licence} value={licence} council={council} token={token} />
        )}
      </HeadingLevel>
    </Stack>
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
