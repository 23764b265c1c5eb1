import { CHANNELS } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { clearUnverified } from "../../stores/unverifiedAccount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EnterCode } from "./EnterCode.tsx";
import { SendCode } from "./SendCode.tsx";
import { useLogInVerified } from "./useLogInVerified.ts";

/** An account shows by a code that the mailbox or the phone is its owner's, before its first log-in (specification, section 9). */
export function Verification({ account }: { readonly account: Credentials }) {
  const { t } = useTranslation();
  const onVerified = useLogInVerified(account);
  return (
    <>
      <Text>{t("verification.why")}</Text>
      <SendCode account={account} channels={CHANNELS} onVerified={onVerified} />
      <EnterCode account={account} onVerified={onVerified} />
      <Inline>
        <Button kind="quiet" flush="start" onClick={clearUnverified}>
          {t("verification.startOver")}
        </Button>
      </Inline>
    </>
  );
}
