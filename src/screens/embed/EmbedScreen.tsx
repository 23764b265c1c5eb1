import { useState } from "react";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { CheckPage } from "./CheckPage.tsx";
import { Code } from "./Code.tsx";
import { LetIn } from "./LetIn.tsx";
import { LookFields } from "./LookFields.tsx";
import { Preview, type PreviewWidth } from "./Preview.tsx";
import { SiteNotes } from "./SiteNotes.tsx";
import { useEmbedSettings } from "./useEmbedSettings.ts";
import { WhatToShow } from "./WhatToShow.tsx";

/** The studio: a webmaster chooses an element, sees it, and copies what puts it on a page of the council's site. */
export function EmbedScreen() {
  const { t: tShared } = useTranslation();
  const t = useNamespace("embed");
  const { typed, sound, settled, change } = useEmbedSettings();
  const [width, setWidth] = useState<PreviewWidth>("phone");
  useReady(t !== undefined);
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{tShared("shell.page.embed")}</ScreenHeading>
        {t && <Text tone="muted">{t("embed.lead")}</Text>}
      </Stack>
      <HeadingLevel>
        {t === undefined ? (
          <Loading shape="block" lines={8} />
        ) : (
          <Stack gap="wide">
            <Split
              share="even"
              stacked={width === "full"}
              main={
                <Stack gap="loose">
                  <WhatToShow settings={typed} onChange={change} t={t} />
                  <LookFields look={typed.look} onChange={(look) => change({ look })} t={t} />
                </Stack>
              }
              aside={<Preview settings={settled} width={width} onWidth={setWidth} t={t} />}
            />
            <Code settings={sound} t={t} />
            <LetIn council={sound.council} t={t} />
            <SiteNotes t={t} />
            <CheckPage t={t} />
          </Stack>
        )}
      </HeadingLevel>
    </Stack>
  );
}
