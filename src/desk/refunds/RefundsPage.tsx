import { useTranslation } from "react-i18next";
import { useEnvironment } from "../../screens/environment.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { RefundDetail } from "./RefundDetail.tsx";
import { RefundTable } from "./RefundTable.tsx";

/** The work on refunds: the lists by step, and the refund of the payment that the address names. */
function Refunds() {
  const { t } = useTranslation();
  const { order } = useEnvironment();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.refunds")}</ScreenHeading>
      <HeadingLevel>
        {order === undefined ? <RefundTable /> : <RefundDetail key={order} order={order} />}
      </HeadingLevel>
    </Stack>
  );
}

export const RefundsPage = withTexts(["desk", "deskRefunds", "review"], Refunds);
