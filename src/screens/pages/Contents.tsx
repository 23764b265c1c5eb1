import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { ReadingPage } from "../environment.tsx";
import { SectionLink } from "./SectionLink.tsx";
import type { PageSection } from "./Sections.tsx";

/** The sections of a page, each with the way to it. */
export function Contents(props: { readonly page: ReadingPage; readonly sections: readonly PageSection[] }) {
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
