import { useTranslation } from "react-i18next";
import { logOut, useSession } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useOwnClient } from "../parts/useClient.ts";

/** Who is logged in, and the way out. */
export function LoggedIn({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const error = useSession((state) => state.error);
  return (
    <>
      <Inline justify="between">
        <Text size="small" tone="muted" translate="no">
          {t("login.loggedInAs", { name })}
        </Text>
        <Button onClick={() => void logOut(client)}>{t("login.logOut")}</Button>
      </Inline>
      {error !== undefined && <FaultNotice fault={error} />}
    </>
  );
}
