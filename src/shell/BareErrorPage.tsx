import { LANGUAGES } from "../domain/language.ts";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { Actions } from "../ui/layout/Actions.tsx";
import { Column } from "../ui/layout/Column.tsx";
import { Stack } from "../ui/layout/Stack.tsx";
import { Heading } from "../ui/text/Heading.tsx";
import { Text } from "../ui/text/Text.tsx";
import { BARE_TEXTS } from "./bareTexts.ts";
import { hashOf } from "./route.ts";
import { startAgain } from "./startAgain.ts";

/** The error page in all languages at once. It needs no text from the server. */
export function BareErrorPage() {
  return (
    <Column as="main">
      <Stack align="start">
        <Text tone="muted">500</Text>
        <Heading size="page">
          <InEach words="broken" as="div" />
        </Heading>
        <Stack gap="hair">
          <InEach words="brokenText" as="p" />
        </Stack>
        <Actions>
          <LinkButton kind="primary" href={hashOf({ screen: "home" })} onClick={startAgain}>
            <Stack gap="hair">
              <InEach words="backHome" as="span" />
            </Stack>
          </LinkButton>
          <LinkButton href={hashOf({ screen: "requery" })} onClick={startAgain}>
            <Stack gap="hair">
              <InEach words="requery" as="span" />
            </Stack>
          </LinkButton>
        </Actions>
      </Stack>
    </Column>
  );
}

function InEach(props: {
  readonly words: keyof (typeof BARE_TEXTS)["ms"];
  readonly as: "div" | "p" | "span";
}) {
  return LANGUAGES.map((language) => (
    <Text key={language} as={props.as} lang={language}>
      {BARE_TEXTS[language][props.words]}
    </Text>
  ));
}
