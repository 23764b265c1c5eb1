import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { Text } from "../../ui/text/Text.tsx";

/** Calls without an answer. The server may have executed them nevertheless. */
const UNANSWERED: ReadonlySet<Fault["kind"]> = new Set(["offline", "timeout", "unreachable"]);

/** Explains which password to try when no answer came to a new password. */
export function MaybeSaved({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  return UNANSWERED.has(fault.kind) ? <Text>{t("newPassword.maybeSaved")}</Text> : null;
}
