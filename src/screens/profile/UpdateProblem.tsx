import type { Fault } from "../../api/fault.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";

/** "Update user: a conflict shows the no-changes text, other errors show the server reason" (specification, section 8). */
export function UpdateProblem({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  return fault.kind === "refused" && fault.reason === "no_changes" ? (
    <Notice tone="info" role="status" title={t("errors.reason.no_changes")} />
  ) : (
    <FaultNotice fault={fault} />
  );
}
