import type { Fault } from "../../api/fault.ts";
import { FaultNotice } from "../../screens/parts/FaultNotice.tsx";
import { fromHeading } from "../../screens/parts/focusHeading.ts";
import { isSessionEnd } from "../../stores/session.ts";
import { Forbidden } from "./Forbidden.tsx";

/** Explains a fault of a call of the desk. It shows nothing for an expired log-in, for which the desk opens a dialog. */
export function DeskFault(props: { readonly fault: Fault | undefined; readonly onRetry?: () => void }) {
  const { fault, onRetry } = props;
  if (fault === undefined || isSessionEnd(fault)) return null;
  if (fault.kind === "refused" && fault.reason === "role_missing") return <Forbidden />;
  return <FaultNotice fault={fault} {...(onRetry && { onRetry: fromHeading(onRetry) })} />;
}
