import type { ReviewPage } from "../../api/reviewQueue.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** The warnings above the list: certificates that expire soon or have expired, and payments that cannot be shown. */
export function ListNotices({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation();
  const { certificates, unreadable } = page;
  const until = certificates?.until;
  return (
    <>
      {certificates !== null && (
        <Notice tone="danger" title={t(until ? "payments.certificates" : "payments.certificatesOver")}>
          <Text>
            {until
              ? t("payments.certificatesUntil", { day: formatDateTime(until) })
              : t("payments.certificatesNow")}
          </Text>
        </Notice>
      )}
      {unreadable.length > 0 && (
        <Notice tone="danger" title={t("payments.unreadable")}>
          {unreadable.map((id) => (
            <Text key={id} size="small" translate="no">
              {id}
            </Text>
          ))}
        </Notice>
      )}
    </>
  );
}
