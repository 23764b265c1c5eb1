import { useState } from "react";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { PaymentState } from "../../domain/paymentState.ts";
import { receiptLink, statusLink } from "../../domain/statusLink.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { ScreenOnly } from "../../ui/layout/ScreenOnly.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";

/**
 * The link that shows this payment in any browser: its receipt once it is paid, how it stands until then. It leads to the
 * portal, never to a host page.
 */
export function StatusLink(props: { readonly token: StatusToken; readonly status: PaymentState }) {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const [copied, setCopied] = useState(false);
  const address = (props.status === "paid" ? receiptLink : statusLink)(portal, props.token);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <ScreenOnly>
      <Card tone="sunken" as="aside">
        <Stack gap="tight">
          <Text>{t("receipt.keepLinkHelp")}</Text>
          <Inline>
            <TextLink alone href={address} rel="noreferrer">
              {t("receipt.keepLink")}
            </TextLink>
            {/* A plain-http page has no clipboard; the link itself can be kept. */}
            {navigator.clipboard !== undefined && (
              <Button kind="quiet" onClick={() => void copy()}>
                {copied ? t("receipt.copied") : t("receipt.copy")}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </ScreenOnly>
  );
}
