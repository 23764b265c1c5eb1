import { type MouseEvent, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { useFaultText } from "./texts.ts";
import { useOnline } from "./useOnline.ts";

/** Explains a fault to a citizen, with a retry button and the reference that the server's log holds. */
export function FaultNotice(props: {
  readonly fault: Fault;
  /** The HTTP status, on screens that must show it (rule 8.30). */
  readonly status?: number | undefined;
  readonly field?: string;
  /** Pass `fromHeading(...)` when the retry removes this notice. */
  readonly onRetry?: (event: MouseEvent<HTMLElement>) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const text = useFaultText();
  const { report, saysOffline } = useEnvironment();
  const isOnline = useOnline();
  const { kind } = props.fault;
  const code = props.fault.kind === "refused" ? props.fault.reason : kind;
  // The portal already shows an offline notice of its own, and "offline" must not stay after the network is back.
  const isPast = kind === "offline" && (isOnline || saysOffline === true);
  const message = isPast ? t("errors.wasOffline") : text(props.fault, props.field);
  // The host page hears of the error while the notice is visible, and of the recovery when it disappears.
  useEffect(() => {
    report({ type: "error", kind, code });
    return () => report({ type: "recovered" });
  }, [report, kind, code]);
  const reference = "reference" in props.fault ? props.fault.reference : undefined;
  return (
    <Notice tone="warning" role="alert" title={message}>
      {props.status !== undefined && (
        <Text size="small">{t("common.httpStatus", { status: props.status })}</Text>
      )}
      {props.children}
      {reference && (
        <Text size="small" translate="no">
          {t("common.reference", { reference })}
        </Text>
      )}
      {props.onRetry && kind !== "site_unknown" && (
        <Actions>
          <Button onClick={props.onRetry}>{t("common.retry")}</Button>
        </Actions>
      )}
    </Notice>
  );
}
