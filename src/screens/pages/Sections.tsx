import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type ReadingPage, useEnvironment } from "../environment.tsx";

/** Shows the section that the address names, as soon as the page is ready. */
export function useSection(ready: boolean): void {
  const { section } = useEnvironment();
  useEffect(() => {
    if (ready && section !== undefined) reveal(section);
  }, [ready, section]);
}

/** The id of the HTML element of a section or a question. */
export function placeOf(section: string): string {
  return `section-${section}`;
}

/**
 * Unfolds a section, scrolls to it and moves the focus to its heading or summary, as a link to a fragment would. A real fragment
 * link is impossible, because the hash of the address contains the route. A missing section changes nothing.
 */
function reveal(section: string): void {
  const place = document.getElementById(placeOf(section));
  if (place instanceof HTMLDetailsElement) place.open = true;
  place?.scrollIntoView({ block: "start" });
  place?.querySelector<HTMLElement>("summary, [tabindex]")?.focus({ preventScroll: true });
}

interface PageSection {
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

/** A link to a section of a page, with an address that the citizen can share. */
export function SectionLink(props: {
  readonly page: ReadingPage;
  readonly section: string;
  readonly children: ReactNode;
}) {
  const { page, section } = props;
  const { hrefOf } = useEnvironment();
  return (
    <TextLink
      alone
      href={hrefOf({ screen: page, section }) ?? `#${placeOf(section)}`}
      // If the address already names the section, the link changes no route, so reveal the section here.
      onClick={() => reveal(section)}
    >
      {props.children}
    </TextLink>
  );
}
