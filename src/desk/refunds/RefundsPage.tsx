import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "../../screens/environment.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { RefundDetail } from "./RefundDetail.tsx";
import { type RefundFilter, RefundTable } from "./RefundTable.tsx";

/** The work on refunds: the lists by step, and the refund of the payment that the address names. The choice of a list stays meanwhile. */
function Refunds() {
  const { t } = useTranslation();
  const { order, hrefOf } = useEnvironment();
  const [filter, setFilter] = useState<RefundFilter>({ list: "open", council: undefined });
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight" align="start">
        {order !== undefined && (
          <LinkButton kind="quiet" flush="start" href={hrefOf({ screen: "desk", page: "refunds" }) ?? ""}>
            {t("deskRefunds.back")}
          </LinkButton>
        )}
        <ScreenHeading>{t("desk.page.refunds")}</ScreenHeading>
      </Stack>
      <HeadingLevel>
        {order === undefined ? (
          <RefundTable filter={filter} onFilter={setFilter} />
        ) : (
          <RefundDetail key={order} order={order} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

export const RefundsPage = withTexts(["desk", "deskRefunds", "review"], Refunds);
