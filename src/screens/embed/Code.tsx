import styled from "@emotion/styled";
import type { TFunction } from "i18next";
import { useCallback, useState } from "react";
import { readPublishedVersion } from "../../api/readPublishedVersion.ts";
import { type EmbedSettings, embedQuery } from "../../domain/embed/settings.ts";
import { lookSheet, pinnedSnippet } from "../../domain/embed/snippets.ts";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient, useEnvironment } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useRequest } from "../parts/useRequest.ts";
import { portalLink } from "./portalLink.ts";
import { Snippet } from "./Snippet.tsx";
import { FrameCode, LinkCode, ModuleCode, type WayInProps } from "./WaysIn.tsx";

const WAYS = ["module", "pinned", "link", "frame"] as const;

const CODES = { module: ModuleCode, pinned: PinnedCode, link: LinkCode, frame: FrameCode } as const;

/** Four cards with much text. At this width they fill one row or two rows of two, and no card is alone in a row. */
const Wordy = styled.div`
  --k-choice: 15em;
`;

/** The code to copy: the way in that the webmaster chooses, and the style lines of the look. */
export function Code({ settings, t }: { readonly settings: EmbedSettings; readonly t: TFunction }) {
  const { portal, hrefOf } = useEnvironment();
  const [way, setWay] = useState<(typeof WAYS)[number]>("module");
  const Chosen = CODES[way];
  const sheet = lookSheet(settings.look);
  const choices = hrefOf({ screen: "embed", settings: embedQuery(settings) });
  return (
    <Stack>
      <Heading>{t("embed.code.title")}</Heading>
      <Wordy>
        <ChoiceCards
          legend={t("embed.code.way")}
          value={way}
          onChange={setWay}
          choices={WAYS.map((value) => ({
            value,
            title: t(`embed.code.${value}`),
            detail: t(`embed.code.${value}Text`),
          }))}
        />
      </Wordy>
      <Card>
        <Stack gap="loose">
          <Chosen embedding={{ settings, portal, link: portalLink(settings, portal) }} t={t} />
          {sheet !== "" && way !== "frame" && (
            <>
              <Snippet label={t("embed.code.sheet")} text={t("embed.code.sheetText")} code={sheet} t={t} />
              <Snippet
                label={t("embed.code.inline")}
                text={t("embed.code.inlineText")}
                code={`<style>\n${sheet}\n</style>`}
                t={t}
              />
            </>
          )}
        </Stack>
      </Card>
      {choices !== undefined && (
        <Snippet
          label={t("embed.code.share")}
          text={t("embed.code.shareText")}
          code={`${portal}/${choices}`}
          t={t}
        />
      )}
    </Stack>
  );
}

/** The script of the version that the portal serves now, with its hash. Its file never changes. */
function PinnedCode({ embedding, t }: WayInProps) {
  const client = useClient();
  const { reading, again } = useRequest(
    useCallback((signal: AbortSignal) => readPublishedVersion(client, signal), [client]),
  );
  if (reading.status === "looking") return <Loading shape="block" lines={4} />;
  if (reading.status === "fault")
    return (
      <Stack gap="tight">
        <Text>{t("embed.code.pinnedMissing")}</Text>
        <FaultNotice fault={reading.fault} onRetry={again} />
      </Stack>
    );
  return (
    <Stack gap="tight">
      <Snippet label={t("embed.code.forPage")} code={pinnedSnippet(embedding, reading.value)} t={t} />
      <Text tone="muted" size="small">
        {t("embed.code.pinnedNote")}
      </Text>
    </Stack>
  );
}
