import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../screens/parts/useDocumentTitle.ts";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { Actions } from "../ui/layout/Actions.tsx";
import { Column } from "../ui/layout/Column.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Heading } from "../ui/text/Heading.tsx";
import { Text } from "../ui/text/Text.tsx";
import { hashOf } from "./route.ts";
import { startAgain } from "./startAgain.ts";

const HOME = hashOf({ screen: "home" });

/** The likely goals of a lost citizen: a bill, the status of a payment, a person to ask. */
const WAYS_ON = [
  ["search", "shell.start"],
  ["requery", "common.checkPayment"],
  ["helpline", "shell.page.helpline"],
] as const;

/**
 * The error page: 404 for an unknown route, 500 for any other failure (rules 2.19, 2.20, 8.31). After a 500 nobody knows whether
 * a payment was in progress, so the page leads the citizen to that payment before they pay again.
 */
export function ErrorPage({ status }: { readonly status: 404 | 500 }) {
  const { t } = useTranslation();
  const title = t(status === 404 ? "shell.notFound" : "shell.broken");
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  // the element that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <Column as="main" id="content" tabIndex={-1}>
      <Stack align="start">
        <Stack gap="hair">
          <Text tone="muted" translate="no">
            {status}
          </Text>
          <Heading size="page" tabIndex={-1} ref={heading}>
            {title}
          </Heading>
        </Stack>
        {status === 404 ? (
          <>
            <LinkButton kind="primary" href={HOME}>
              {t("shell.backHome")}
            </LinkButton>
            <Stack as="ul" gap="hair">
              {WAYS_ON.map(([screen, name]) => (
                <li key={screen}>
                  <LinkButton kind="quiet" flush="start" href={hashOf({ screen })}>
                    {t(name)}
                  </LinkButton>
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <>
            <Text>{t("shell.brokenText")}</Text>
            <Actions>
              <LinkButton kind="primary" href={HOME} onClick={startAgain}>
                {t("shell.backHome")}
              </LinkButton>
              <LinkButton href={hashOf({ screen: "requery" })} onClick={startAgain}>
                {t("common.checkPayment")}
              </LinkButton>
            </Actions>
          </>
        )}
      </Stack>
    </Column>
  );
}
