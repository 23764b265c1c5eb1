import { useTranslation } from "react-i18next";
import { malaysiaDay } from "../domain/malaysiaTime.ts";
import { useOperatorName } from "../screens/parts/useOperator.ts";
import { TextLink } from "../ui/action/TextLink.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Inline } from "../ui/layout/Inline.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Text } from "../ui/text/Text.tsx";
import { hashOf } from "./route.ts";

const LINKS = [
  { screen: "requery", name: "shell.screen.requery" },
  { screen: "refund", name: "shell.screen.refund" },
  { screen: "verify", name: "shell.page.verify" },
  { screen: "faq", name: "shell.page.faq" },
  { screen: "helpline", name: "shell.page.helpline" },
  { screen: "about", name: "shell.page.about" },
  { screen: "privacy", name: "shell.page.privacy" },
  { screen: "terms", name: "shell.page.terms" },
] as const;

/**
 * The way to payments that are under way or were made twice and to the pages to read, the year, who operates the portal, and
 * the browsers it is made for (specification, section 2).
 */
export function Footer() {
  const { t } = useTranslation();
  const operator = useOperatorName();
  return (
    <Bar as="footer">
      <nav aria-label={t("shell.help")}>
        <Inline as="ul" gap="normal" rows="close">
          {LINKS.map(({ screen, name }) => (
            <li key={screen}>
              <TextLink alone href={hashOf({ screen })}>
                {t(name)}
              </TextLink>
            </li>
          ))}
        </Inline>
      </nav>
      <Stack gap="hair">
        <Text size="small" tone="muted">
          {t("shell.footer", { year: malaysiaDay(new Date()).year, portal: t("common.portal"), operator })}
        </Text>
        <Text size="small" tone="muted">
          {t("shell.browsers")}
        </Text>
      </Stack>
    </Bar>
  );
}
