import { CHANNELS } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { clearUnverified } from "../../stores/unverifiedAccount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Codes } from "./Codes.tsx";
import { useLogInVerified } from "./useLogInVerified.ts";

/** An account shows by a code that the mailbox or the phone is its owner's, before its first log-in (specification, section 9). */
export function Verification({ account }: { readonly account: Credentials }) {
  const { t } = useTranslation();
  const onVerified = useLogInVerified(account);
  return (
    <>
      <Codes
        account={account}
        channels={CHANNELS}
        onVerified={onVerified}
        why={t("verification.why")}
        missing={t("verification.notLoggedIn")}
      />
      <Inline>
        <Button kind="quiet" flush="start" onClick={clearUnverified}>
          {t("verification.startOver")}
        </Button>
      </Inline>
    </>
  );
}
