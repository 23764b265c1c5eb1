import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { CheckPage } from "./CheckPage.tsx";
import { Code } from "./Code.tsx";
import { LetIn } from "./LetIn.tsx";
import { LookFields } from "./LookFields.tsx";
import { Preview, type PreviewWidth } from "./Preview.tsx";
import { SiteNotes } from "./SiteNotes.tsx";
import { useEmbedSettings } from "./useEmbedSettings.ts";
import { WhatToShow } from "./WhatToShow.tsx";

function Embed() {
  const { t } = useTranslation();
  const { typed, sound, settled, change } = useEmbedSettings();
  const [width, setWidth] = useState<PreviewWidth>("phone");
  useReady();
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("shell.page.embed")}</ScreenHeading>
        <Text tone="muted">{t("embed.lead")}</Text>
      </Stack>
      <HeadingLevel>
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
      </HeadingLevel>
    </Stack>
  );
}

/** The studio: a webmaster chooses an element, sees it, and copies what puts it on a page of the council's site. */
export const EmbedScreen = withTexts(["embed"], Embed);
