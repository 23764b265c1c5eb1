import { useTranslation } from "react-i18next";
import { malaysiaDay } from "../domain/malaysiaTime.ts";
import { TextLink } from "../ui/action/TextLink.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Inline } from "../ui/layout/Inline.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Text } from "../ui/text/Text.tsx";
import { hashOf } from "./route.ts";

/**
 * The way to payments that are under way or were made twice, the year, who operates the portal, and the browsers it is made
 * for (specification, section 2).
 */
export function Footer() {
  const { t } = useTranslation();
  return (
    <Bar as="footer">
      <nav aria-label={t("shell.help")}>
        <Inline gap="normal">
          <TextLink alone href={hashOf({ screen: "requery" })}>
            {t("requery.title")}
          </TextLink>
          <TextLink alone href={hashOf({ screen: "refund" })}>
            {t("refund.title")}
          </TextLink>
        </Inline>
      </nav>
      <Stack gap="hair">
        <Text size="small" tone="muted">
          {t("shell.footer", {
            year: malaysiaDay(new Date()).year,
            portal: t("common.portal"),
            operator: t("shell.operator"),
          })}
        </Text>
        <Text size="small" tone="muted">
          {t("shell.browsers")}
        </Text>
      </Stack>
    </Bar>
  );
}
