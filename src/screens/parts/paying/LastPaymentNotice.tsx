import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { contextOf } from "../../../payment/screenByState.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { GoButton } from "../GoButton.tsx";
import type { LastPaymentView } from "./useLastPayment.ts";

/**
 * A notice about this browser's last payment, before the citizen starts another one. Paying again could pay twice while the last
 * payment is open, unanswered, or in progress in another tab. The notice also appears when it was not sent to the bank yet, and
 * when it has just become paid.
 */
export function LastPaymentNotice({ own }: { readonly own: LastPaymentView }) {
  const { t } = useTranslation();
  useAnnouncedTab(own.elsewhere);
  const said = saidOf(own);
  if (said === undefined) return null;
  const isWarning = own.verdict === "warned";
  return (
    <Notice
      tone={isWarning ? "warning" : said === "paid" ? "success" : "info"}
      title={t(`attempt.${said}.title`, { context: own.payment && contextOf(own.payment) })}
    >
      <Text>{t(`attempt.${said}.text`)}</Text>
      <Actions>
        <GoButton kind={isWarning ? "primary" : "secondary"} to={{ screen: "receipt" }}>
          {t(`attempt.${said}.see`)}
        </GoButton>
        {isWarning && (
          <Button kind="quiet" busy={own.asking} onClick={own.ask}>
            {t("attempt.askAgain")}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}

/** Announces that another tab has left for the bank. */
function useAnnouncedTab(elsewhere: boolean) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  useEffect(() => (elsewhere ? announce(t("attempt.elsewhere.title")) : undefined), [elsewhere, announce, t]);
}

function saidOf({ state, verdict, elsewhere, unreached, payment, cleared }: LastPaymentView) {
  if (verdict === "warned") {
    if (elsewhere) return "elsewhere";
    if (state === "expired") return "unanswered";
    return unreached && payment === undefined ? "unreached" : "open";
  }
  if (state === "not_sent") return "notSent";
  return state === "paid" && cleared ? "paid" : undefined;
}
