import type { Fault } from "../../api/fault.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** The calls that got no answer: the server may have acted all the same. */
const UNANSWERED: ReadonlySet<Fault["kind"]> = new Set(["offline", "timeout", "unreachable"]);

/** Says of a new password that was sent, and of which no answer came, which one to try. */
export function MaybeSaved({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  return UNANSWERED.has(fault.kind) ? <Text>{t("newPassword.maybeSaved")}</Text> : null;
}
