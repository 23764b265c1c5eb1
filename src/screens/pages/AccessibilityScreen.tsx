import type { TFunction } from "i18next";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { Sections } from "./Sections.tsx";

const SECTIONS = ["aim", "tested", "untested", "known", "help", "date"] as const;

function Accessibility() {
  const { t } = useTranslation();
  return (
    <ReadingFrame page="accessibility" lead={t("accessibility.lead")}>
      <Sections
        page="accessibility"
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`accessibility.${id}.title`),
          body: (
            <Stack gap="tight">
              <Prose text={t(`accessibility.${id}.text`)} />
              {id === "help" && <Contact t={t} />}
            </Stack>
          ),
        }))}
      />
    </ReadingFrame>
  );
}

/** How to reach who can help, as far as that is told; the helpline's page says the rest, also while it cannot be read. */
function Contact({ t }: { readonly t: TFunction }) {
  const { state } = useConfigured();
  return (
    <HeadingLevel>
      {state.status === "ready" && <ContactCard operator={state.configuration.operator} t={t} />}
      <PageLinks to={["helpline"]} />
    </HeadingLevel>
  );
}

/** Who can use the portal: what is aimed at, what was tested and how, and what was not. docs/accessibility.md names the tests. */
export const AccessibilityScreen = withTexts(["accessibility", "helpline"], Accessibility);
