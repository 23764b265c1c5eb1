import { useEffect, useState } from "react";
import type { Payment } from "../../api/readPayment.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { receiptLink, statusLink } from "../../domain/payments/statusLink.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { codeShape, type DrawnCode } from "../../print/codes.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import styled from "../../ui/style/styled.ts";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";

/** Black on white, whatever the colours around it: a camera reads no other. */
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
 * On a shared computer, which keeps nothing, in place of the status link: as a code that the citizen's own phone reads. A link
 * would be opened here, and stay in this browser's history.
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

/** Undefined until it is drawn, and where what draws it cannot be fetched. */
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
