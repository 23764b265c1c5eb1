import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
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
        <ScreenHeading>{t("shell.screen.requery")}</ScreenHeading>
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
        {/* once it is known what stands above: until then it would be pushed away while somebody fills it in */}
        {known.status !== "looking" && (
          <StatusLinkForm another={known.status !== "nothing"} onSame={askNow} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

/**
 * The status link's own page, without log-in: how a payment stands, what happened to it, and a way to have the bank asked.
 * Without a link it shows this browser's last payment, and takes one that is pasted.
 */
export const RequeryScreen = withTexts(["receipt"], Requery);
