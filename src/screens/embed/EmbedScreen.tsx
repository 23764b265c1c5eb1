import type { TFunction } from "i18next";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { readTestPortal } from "../../api/readTestPortal.ts";
import type { EmbedSettings } from "../../domain/embed/settings.ts";
import { policyLines } from "../../domain/embed/snippets.ts";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeWords } from "../../ui/text/CodeBlock.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient, useEnvironment } from "../environment.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useRequest } from "../parts/useRequest.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { Code } from "./Code.tsx";
import { LookFields } from "./LookFields.tsx";
import { Preview, type PreviewWidth } from "./Preview.tsx";
import { Snippet } from "./Snippet.tsx";
import { useEmbedSettings } from "./useEmbedSettings.ts";
import { VerifySiteForm } from "./VerifySiteForm.tsx";
import { WhatToShow } from "./WhatToShow.tsx";

/** Product names, the same in every language. */
const NAMES = { wordpress: "WordPress", joomla: "Joomla", drupal: "Drupal" } as const;

const SYSTEMS = ["wordpress", "joomla", "drupal", "html"] as const;

/** How to insert the code in the content management systems that councils use. */
function SiteNotes({ t }: { readonly t: TFunction }) {
  return (
    <Stack gap="tight">
      <Heading>{t("embed.site.title")}</Heading>
      <div>
        {SYSTEMS.map((system) => (
          <Disclosure key={system} line={system === "html" ? t("embed.site.html") : NAMES[system]}>
            <Prose text={t(`embed.site.${system}Text`)} />
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

/** Added to a page's address, it makes the element report what it found on the page. */
const CHECK = "?kaunter-debug";

/** How the webmaster checks the finished page, and watches the portal. */
function CheckPage({ t }: { readonly t: TFunction }) {
  const { portal } = useEnvironment();
  return (
    <Stack>
      <Heading>{t("embed.check.title")}</Heading>
      <Snippet label={t("embed.check.address")} text={t("embed.check.text")} code={CHECK} t={t} />
      <TextLink alone href={`${portal}/status`}>
        {t("embed.check.status")}
      </TextLink>
    </Stack>
  );
}

function Embed() {
  const { t } = useTranslation();
  const { typed, sound, settled, change } = useEmbedSettings();
  const [width, setWidth] = useState<PreviewWidth>("phone");
  const testPortal = useTestPortal();
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
                <WhatToShow settings={typed} onChange={change} canTest={testPortal !== undefined} t={t} />
                <HeadingLevel>
                  <LookFields look={typed.look} onChange={(look) => change({ look })} t={t} />
                </HeadingLevel>
              </Stack>
            }
            aside={<Preview settings={settled} width={width} onWidth={setWidth} t={t} />}
          />
          <Code settings={sound} t={t} />
          <LetIn settings={sound} testPortal={testPortal} t={t} />
          <SiteNotes t={t} />
          <CheckPage t={t} />
        </Stack>
      </HeadingLevel>
    </Stack>
  );
}

/** The studio: a webmaster chooses an element, previews it, and copies the code for a page of the council's site. */
export const EmbedScreen = withTexts(["embed", "siteRefusal"], Embed);

/** The portal on which elements in test mode pay. Undefined when there is none, or until the portal has said so. */
function useTestPortal(): string | undefined {
  const client = useClient();
  const { portal } = useEnvironment();
  const { reading } = useRequest(
    useCallback((signal: AbortSignal) => readTestPortal(client, signal), [client]),
  );
  if (reading.status !== "read") return undefined;
  return reading.value.is_test ? portal : (reading.value.test_portal ?? undefined);
}

/** The permissions: the portal must allow the site's origin, and the site's Content-Security-Policy must allow the portal. */
function LetIn(props: {
  readonly settings: EmbedSettings;
  readonly testPortal: string | undefined;
  readonly t: TFunction;
}) {
  const { council, isTest } = props.settings;
  const { t } = props;
  const { portal } = useEnvironment();
  const testPortal = isTest && props.testPortal !== portal ? props.testPortal : undefined;
  return (
    <Stack>
      <Heading>{t("embed.policy.title")}</Heading>
      <VerifySiteForm council={council} t={t} />
      {testPortal !== undefined && (
        <Text>{t("embed.policy.testSites", { address: `${testPortal}/#/embed` })}</Text>
      )}
      <Stack gap="tight">
        <Text>
          <CodeWords>{t("embed.policy.csp")}</CodeWords>
        </Text>
        <Snippet
          label={t("embed.code.module")}
          code={policyLines(portal, "element", testPortal).join(";\n")}
          t={t}
        />
        <Snippet label={t("embed.code.frame")} code={policyLines(portal, "frame").join(";\n")} t={t} />
        <Text tone="muted" size="small">
          {t("embed.policy.types")}
        </Text>
        <Text tone="muted" size="small">
          <CodeWords>{t("embed.policy.none")}</CodeWords>
        </Text>
      </Stack>
    </Stack>
  );
}
