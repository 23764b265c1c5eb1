import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { Unreached } from "../receipt/Unreached.tsx";
import { useReceipt } from "../receipt/useReceipt.ts";
import { NoSuchPayment } from "./NoSuchPayment.tsx";
import { StatusLinkForm } from "./StatusLinkForm.tsx";
import { StatusView } from "./StatusView.tsx";

function Requery() {
  const { t } = useTranslation();
  const { known, asking, askNow, token } = useReceipt();
  useReady(known.status !== "looking");
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("common.checkPayment")}</ScreenHeading>
        <Text tone="muted">{t("requery.lead")}</Text>
      </Stack>
      <HeadingLevel>
        {known.status === "looking" && <Loading shape="block" lines={4} />}
        {(known.status === "unknown" || known.status === "slow") && (
          <Unreached slow={known.status === "slow"} asking={asking} onAsk={askNow} />
        )}
        {known.status === "nothing" && <NoSuchPayment />}
        {known.status === "known" && (
          <StatusView known={known} asking={asking} onAsk={askNow} token={token} />
        )}
        {/* Wait for the content above: it would push the form away while the citizen fills it in. */}
        {known.status !== "looking" && (
          <StatusLinkForm another={known.status !== "nothing"} onSame={askNow} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

/**
 * The page of a status link (rule 2.16). It needs no log-in. It shows a payment's state and history, and the citizen can have the
 * bank asked again. Without a link it shows this browser's last payment. The citizen can also paste a link.
 */
export const RequeryScreen = withTexts(["receipt"], Requery);
