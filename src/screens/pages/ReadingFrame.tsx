import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { ReadingPage } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { useSection } from "./Sections.tsx";

/**
 * A page of text: its title, its lead and its sections. It waits for the configuration, because some sections show values from it
 * and a late value would move the text while the citizen reads.
 */
export function ReadingFrame(props: {
  readonly page: ReadingPage;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { state } = useConfigured();
  const [isSettled, settle] = useState(false);
  // Only once, so that the text stays while the configuration is read again.
  if (!isSettled && state.status !== "loading") settle(true);
  useReady(isSettled);
  useSection(isSettled);
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t(`shell.page.${props.page}`)}</ScreenHeading>
        {isSettled && <Text tone="muted">{props.lead}</Text>}
      </Stack>
      <HeadingLevel>{isSettled ? props.children : <Loading shape="block" lines={6} />}</HeadingLevel>
    </Stack>
  );
}
