import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/readPayment.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { receiptLink, statusLink } from "../../domain/payments/statusLink.ts";
import { codeShape, type DrawnCode } from "../../print/codes.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";

/** Black on white in every colour scheme, because a camera cannot read other codes. */
const Code = styled.svg`
  display: block;
  inline-size: min(12em, 100%);
  background: #fff;
  fill: #000;
  fill-rule: evenodd;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
`;

/**
 * Replaces the status link on a shared computer: a QR code for the citizen's own phone. A link would open on this computer and
 * stay in its browser history.
 */
export function TakeAlong({ payment, token }: { readonly payment: Payment; readonly token: StatusToken }) {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const address = (payment.status === "paid" ? receiptLink : statusLink)(portal, token);
  const code = useCode(address);
  return (
    <Card tone="sunken" as="aside">
      <Stack>
        <Text>{t("receipt.shared.keep")}</Text>
        {code !== undefined && (
          <Code viewBox={`0 0 ${code.width} ${code.height}`} role="img" aria-label={t("receipt.shared.code")}>
            <path d={code.path} />
          </Code>
        )}
        <Text>{t("receipt.shared.email", { email: payment.email })}</Text>
      </Stack>
    </Card>
  );
}

/** Undefined until the code is drawn, and if the code generator cannot be fetched. */
function useCode(value: string): DrawnCode | undefined {
  const [drawn, setDrawn] = useState<{ readonly value: string; readonly code: DrawnCode }>();
  useEffect(() => {
    let isGone = false;
    codeShape({ kind: "qr", value, caption: "" }).then(
      (code) => {
        if (!isGone) setDrawn({ value, code });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [value]);
  return drawn?.value === value ? drawn.code : undefined;
}
