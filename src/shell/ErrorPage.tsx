import { useTranslation } from "react-i18next";
import { TextLink } from "../ui/action/TextLink.tsx";
import { Column } from "../ui/layout/Column.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Heading } from "../ui/text/Heading.tsx";
import { Text } from "../ui/text/Text.tsx";
import { hashOf } from "./route.ts";

/** The generic error page: 404 for an unknown route, 500 for anything unexpected (specification, section 2). */
export function ErrorPage({ status }: { readonly status: 404 | 500 }) {
  const { t } = useTranslation();
  return (
    <Column>
      <Stack>
        <Text tone="muted" translate="no">
          {status}
        </Text>
        <Heading size="page">{t(status === 404 ? "shell.notFound" : "shell.broken")}</Heading>
        <TextLink alone href={hashOf({ screen: "home" })} onClick={status === 500 ? startAgain : undefined}>
          {t("shell.backHome")}
        </TextLink>
      </Stack>
    </Column>
  );
}

/** After an unexpected error the page is loaded anew: what broke may still be broken. */
function startAgain() {
  addEventListener("hashchange", () => location.reload(), { once: true });
  if (location.hash === hashOf({ screen: "home" })) location.reload();
}
