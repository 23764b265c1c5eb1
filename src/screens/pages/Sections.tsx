import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { ReadingPage } from "../environment.tsx";
import { SectionLink } from "./SectionLink.tsx";
import { placeOf } from "./useSection.ts";

export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A page with more sections is longer than about two screens and gets a table of contents. */
const MOST_WITHOUT_CONTENTS = 5;

/** The sections of a page, with a table of contents if there are many. */
export function Sections(props: { readonly page: ReadingPage; readonly sections: readonly PageSection[] }) {
  const { page, sections } = props;
  return (
    <>
      {sections.length > MOST_WITHOUT_CONTENTS && <Contents page={page} sections={sections} />}
      {sections.map(({ id, title, body }) => (
        <section key={id} id={placeOf(id)}>
          <Stack gap="tight">
            <Heading tabIndex={-1}>{title}</Heading>
            {body}
          </Stack>
        </section>
      ))}
    </>
  );
}

function Contents(props: { readonly page: ReadingPage; readonly sections: readonly PageSection[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("shell.contents")}>
      <Card tone="sunken">
        <Text size="small" tone="muted">
          {t("shell.contents")}
        </Text>
        <Grid as="ul" columns="narrow">
          {props.sections.map(({ id, title }) => (
            <li key={id}>
              <SectionLink page={props.page} section={id}>
                {title}
              </SectionLink>
            </li>
          ))}
        </Grid>
      </Card>
    </nav>
  );
}
