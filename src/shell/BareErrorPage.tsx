import { LANGUAGES } from "../domain/language.ts";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { Column } from "../ui/layout/Column.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Heading } from "../ui/text/Heading.tsx";
import { Text } from "../ui/text/Text.tsx";
import { BARE_TEXTS } from "./bareTexts.ts";
import { hashOf } from "./route.ts";
import { startAgain } from "./startAgain.ts";

/** The error page in all languages at once: it needs no text that has to be fetched. */
export function BareErrorPage() {
  return (
    <Column as="main">
      <Stack align="start">
        <Text tone="muted">500</Text>
        <Heading size="page">
          {LANGUAGES.map((language) => (
            <Text key={language} as="div" lang={language}>
              {BARE_TEXTS[language].broken}
            </Text>
          ))}
        </Heading>
        <LinkButton kind="primary" href={hashOf({ screen: "home" })} onClick={startAgain}>
          <Stack gap="hair">
            {LANGUAGES.map((language) => (
              <Text key={language} as="span" lang={language}>
                {BARE_TEXTS[language].backHome}
              </Text>
            ))}
          </Stack>
        </LinkButton>
      </Stack>
    </Column>
  );
}
