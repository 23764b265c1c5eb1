import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";

/** A conflict shows the no-changes text. Any other error shows the server's reason (rule 8.22). */
export function UpdateProblem(props: {
  readonly fault: Fault;
  /** Explains why nothing changed, if the no-changes text is not enough. */
  readonly unchanged?: string;
}) {
  const { t } = useTranslation();
  const { fault, unchanged } = props;
  return fault.kind === "refused" && fault.reason === "no_changes" ? (
    <Notice tone="info" role="status" title={t("errors.reason.no_changes")}>
      {unchanged !== undefined && <Text>{unchanged}</Text>}
    </Notice>
  ) : (
    <FaultNotice fault={fault} />
  );
}
