import { useTranslation } from "react-i18next";
import { malaysiaDay } from "../domain/malaysiaTime.ts";
import { Bar } from "../ui/layout/Bar.tsx";
import { Text } from "../ui/text/Text.tsx";

/** The year, who operates the portal, and the browsers it is made for (specification, section 2). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <Bar as="footer">
      <Text size="small" tone="muted">
        © {malaysiaDay(new Date()).year} {t("common.portal")}.{" "}
        {t("shell.footer", { operator: t("shell.operator") })}
      </Text>
      <Text size="small" tone="muted">
        {t("shell.browsers")}
      </Text>
    </Bar>
  );
}
