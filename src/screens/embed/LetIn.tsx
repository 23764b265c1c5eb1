import type { TFunction } from "i18next";
import type { CouncilCode } from "../../domain/councils.ts";
import { policyLines } from "../../domain/embed/snippets.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { Snippet } from "./Snippet.tsx";

/** What has to let whom in: the portal the site, and the site's own policy the portal. */
export function LetIn({ council, t }: { readonly council: CouncilCode; readonly t: TFunction }) {
  const { portal } = useEnvironment();
  return (
    <Stack>
      <Heading>{t("embed.policy.title")}</Heading>
      <Text>{t("embed.policy.origin", { council })}</Text>
      <Stack gap="tight">
        <Text>{t("embed.policy.csp")}</Text>
        <Snippet label={t("embed.code.module")} code={policyLines(portal, "element").join(";\n")} t={t} />
        <Snippet label={t("embed.code.frame")} code={policyLines(portal, "frame").join(";\n")} t={t} />
        <Text tone="muted" size="small">
          {t("embed.policy.types")}
        </Text>
        <Text tone="muted" size="small">
          {t("embed.policy.none")}
        </Text>
      </Stack>
    </Stack>
  );
}
