import type { ReactNode } from "react";
import { DescriptionList } from "../../src/ui/data/DescriptionList.tsx";
import { Column } from "../../src/ui/layout/Column.tsx";
import { Stack } from "../../src/ui/layout/Stack.tsx";
import { Heading } from "../../src/ui/text/Heading.tsx";
import { HeadingLevel } from "../../src/ui/text/HeadingLevel.tsx";
import { Text } from "../../src/ui/text/Text.tsx";

/** A page of the guide. @param lead what it is for, in a sentence */
export function Page(props: { readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  return (
    <Column as="main">
      <Stack gap="loose">
        <Stack gap="tight">
          <Heading size="page">{props.title}</Heading>
          <Text size="large" tone="muted">
            {props.lead}
          </Text>
        </Stack>
        <HeadingLevel>{props.children}</HeadingLevel>
      </Stack>
    </Column>
  );
}

export function Part(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="tight">
      <Heading>{props.title}</Heading>
      {props.children}
    </Stack>
  );
}

/** Names of code, each with what its comment says: what stands in backquotes there is code. */
export function Names(props: { readonly of: readonly { readonly name: string; readonly says: string }[] }) {
  return (
    <DescriptionList
      align="start"
      rows={props.of.map(({ name, says }) => ({ term: name, value: withCode(says) }))}
    />
  );
}

function withCode(says: string): ReactNode {
  return says.split("`").map((piece, place) => (place % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}
