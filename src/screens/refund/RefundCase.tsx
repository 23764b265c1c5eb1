import type { Refund } from "../../api/schemas/payment.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { ChargeTitle } from "../parts/ChargeTitle.tsx";

/** A bill that was paid twice: which, how much of it, since when, and whether the council has decided. */
export function RefundCase({ refund }: { readonly refund: Refund }) {
  const { t } = useTranslation();
  const since = t("common.malaysiaTime", { time: formatDateTime(refund.opened_at) });
  return (
    <Stack as="article">
      <ChargeTitle of={refund} />
      <DescriptionList
        align="start"
        rows={[
          { term: t("refund.number"), value: <bdi translate="no">{refund.number}</bdi> },
          { term: t("refund.since"), value: since },
          { term: t("common.state"), value: t(`refund.state.${refund.state}`) },
        ]}
      />
    </Stack>
  );
}
