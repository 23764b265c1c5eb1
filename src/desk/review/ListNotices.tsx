import { useTranslation } from "react-i18next";
import type { ReviewPage } from "../../api/reviewQueue.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useMay } from "../parts/useMay.ts";
import { useEndEntry } from "./EndEntry.tsx";

/** The warnings above the list: certificates that expire soon or have expired, and payments that cannot be shown. */
export function ListNotices(props: {
  readonly page: ReviewPage;
  /** Called when the server can read such a payment again. */
  readonly onRepaired: () => void;
}) {
  const { t } = useTranslation();
  const { certificates, unreadable } = props.page;
  const until = certificates?.until;
  return (
    <>
      {certificates !== null && (
        <Notice tone="danger" title={t(until ? "review.certificates" : "review.certificatesOver")}>
          <Text>
            {until
              ? t("review.certificatesUntil", { day: formatDateTime(until) })
              : t("review.certificatesNow")}
          </Text>
        </Notice>
      )}
      {unreadable.length > 0 && (
        <Notice tone="danger" title={t("review.unreadable")}>
          {unreadable.map((id) => (
            <Unreadable key={id} id={id} onRepaired={props.onRepaired} />
          ))}
        </Notice>
      )}
    </>
  );
}

/** An unreadable payment by its id, with a button for after the repair. */
function Unreadable(props: { readonly id: PaymentId; readonly onRepaired: () => void }) {
  const { t } = useTranslation();
  const mayEnd = useMay("reviews.end");
  const { busy, said, fault, isUnreadable, checkAgain } = useEndEntry(
    { _id: props.id, listed_reason: "unreadable", order_number: undefined },
    props.onRepaired,
  );
  return (
    <Stack gap="tight">
      <Text size="small" translate="no">
        {props.id}
      </Text>
      {mayEnd && (
        <Actions>
          <Button
            busy={busy}
            aria-label={`${t("review.action.check_again")} ${props.id}`}
            onClick={checkAgain}
          >
            {t("review.action.check_again")}
          </Button>
        </Actions>
      )}
      <DoneMark said={said} isWarning={isUnreadable} />
      <DeskFault fault={fault} />
    </Stack>
  );
}
