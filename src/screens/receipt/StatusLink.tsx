import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { receiptLink, statusLink } from "../../domain/payments/statusLink.ts";
import { Button } from "../../ui/action/Button.tsx";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { ScreenOnly } from "../../ui/layout/ScreenOnly.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { useCopy } from "../parts/useCopy.ts";

/**
 * The link that shows this payment in any browser: its receipt once it is paid, its status until then. It leads to the portal,
 * never to a host page.
 */
export function StatusLink(props: { readonly token: StatusToken; readonly status: PaymentState }) {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const announce = useAnnounce();
  const address = (props.status === "paid" ? receiptLink : statusLink)(portal, props.token);
  const { copied, copy } = useCopy(address);
  const press = async () => announce(t((await copy()) === "copied" ? "receipt.copied" : "receipt.notCopied"));
  return (
    <ScreenOnly>
      <Card tone="sunken" as="aside">
        <Stack gap="tight">
          <Text>{t("receipt.keepLinkHelp")}</Text>
          <Inline>
            <TextLink alone href={address} rel="noreferrer">
              {t("receipt.keepLink")}
            </TextLink>
            {/* A plain-http page has no clipboard. The citizen can still copy the link itself. */}
            {navigator.clipboard !== undefined && (
              <Button kind="quiet" onClick={() => void press()}>
                {t(copied === "copied" ? "receipt.copied" : "receipt.copy")}
              </Button>
            )}
          </Inline>
          {copied === "selected" && <Text size="small">{t("receipt.notCopied")}</Text>}
        </Stack>
      </Card>
    </ScreenOnly>
  );
}
