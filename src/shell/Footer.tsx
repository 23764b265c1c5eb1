import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { malaysiaYear } from "../domain/malaysiaYear.ts";
import { useOperatorName } from "../screens/parts/useOperator.ts";
import { TextLink } from "../ui/action/TextLink.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Inline } from "../ui/layout/Inline.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Text } from "../ui/text/Text.tsx";
import { hashOf } from "./route.ts";

const LINKS = [
  { screen: "requery", name: "common.checkPayment" },
  { screen: "refund", name: "shell.screen.refund" },
  { screen: "verify", name: "shell.page.verify" },
  { screen: "faq", name: "shell.page.faq" },
  { screen: "helpline", name: "shell.page.helpline" },
  { screen: "about", name: "shell.page.about" },
  { screen: "accessibility", name: "shell.page.accessibility" },
  { screen: "privacy", name: "shell.page.privacy" },
  { screen: "terms", name: "shell.page.terms" },
] as const;

/**
 * Links to payments and to the text pages, the year, the operator's name, and the note about browsers (rule 2.25).
 * @param children an overlay that would otherwise be outside every landmark
 */
export function Footer({ children }: { readonly children?: ReactNode }) {
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
          {t("shell.footer", { year: malaysiaYear(new Date()), portal: t("common.portal"), operator })}
        </Text>
        <Text size="small" tone="muted">
          {t("shell.browsers")}
        </Text>
      </Stack>
      {children}
    </Bar>
  );
}
