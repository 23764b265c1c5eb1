import type { TFunction } from "i18next";
import {
  type Embedding,
  frameSnippet,
  isMoreThanLink,
  linkSnippet,
  moduleSnippet,
  scriptSnippet,
  shadowRootSnippet,
} from "../../domain/embed/snippets.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeWords } from "../../ui/text/CodeBlock.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Snippet } from "./Snippet.tsx";

export interface WayInProps {
  readonly embedding: Embedding;
  readonly t: TFunction;
}

/** The script of the newest version and the tag, and the script that a tag inside a shadow root needs. */
export function ModuleCode({ embedding, t }: WayInProps) {
  return (
    <Stack>
      <Snippet label={t("embed.code.forPage")} code={moduleSnippet(embedding)} t={t} />
      <Disclosure line={t("embed.code.shadowRoot")}>
        <Snippet label={t("embed.code.shadowRootScript")} code={shadowRootSnippet(embedding)} t={t} />
      </Disclosure>
    </Stack>
  );
}

/** The link, and the script that turns it into an element. They are apart because many editors take scripts in another place. */
export function LinkCode({ embedding, t }: WayInProps) {
  const { settings } = embedding;
  return (
    <Stack gap="loose">
      {isMoreThanLink(settings) && (
        <Notice tone="warning" title={t("embed.code.linkLoses")}>
          <Text size="small">{t("embed.code.linkLosesText")}</Text>
        </Notice>
      )}
      <Snippet label={t("embed.code.forPage")} code={linkSnippet(embedding)} t={t} />
      <Snippet label={t("embed.code.script")} code={scriptSnippet(embedding)} t={t} />
      {settings.element === "search" && <Text size="small">{t("embed.code.searchAsPay")}</Text>}
    </Stack>
  );
}

/** The frame and its disadvantages. */
export function FrameCode({ embedding, t }: WayInProps) {
  return (
    <Stack>
      <Snippet label={t("embed.code.forPage")} code={frameSnippet(embedding)} t={t} />
      <Notice tone="warning" title={t("embed.code.frameCosts")}>
        <Text size="small">
          <CodeWords>{t("embed.code.frameCostsText")}</CodeWords>
        </Text>
      </Notice>
    </Stack>
  );
}
