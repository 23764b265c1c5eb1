import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../api/schemas/reviewPayment.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import type { GatewayContext } from "../../payment/gatewayTexts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Icon } from "../../ui/text/Icon.tsx";

/** The events of a payment, oldest first, with the bank's codes or the card gateway's messages. A button opens it. */
export function AuditLog(props: {
  readonly events: readonly AuditEntry[];
  readonly context: GatewayContext;
}) {
  const { events, context } = props;
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const textOf = ({ what, by, source, debit_code, credit_code, said, fields }: AuditEntry): string =>
    [
      t(`payments.event.${what}`, { context }),
      by,
      source && t(`payments.source.${source}`, { context }),
      debit_code && `FPX ${[debit_code, credit_code].filter(Boolean).join("/")}`,
      said,
      fields?.join(", "),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <Stack gap="tight">
      <div>
        <Button
          kind="quiet"
          flush="start"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={open ? ChevronUp : ChevronDown} />
          {t("payments.details")}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        <Timeline
          entries={events.map((event) => ({
            instant: event.at,
            time: formatDateTime(event.at),
            text: textOf(event),
          }))}
        />
      </div>
    </Stack>
  );
}
