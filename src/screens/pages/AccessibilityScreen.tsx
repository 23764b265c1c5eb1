import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
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
            <Stack>
              <Prose text={t(`accessibility.${id}.text`)} />
              {id === "help" && <Contact t={t} />}
            </Stack>
          ),
        }))}
      />
    </ReadingFrame>
  );
}

/** The operator's contact details. The link to the helpline also works while the configuration cannot be read. */
function Contact({ t }: { readonly t: TFunction }) {
  const { state } = useConfigured();
  return (
    <HeadingLevel>
      {state.status === "ready" && <ContactCard operator={state.configuration.operator} t={t} />}
      <PageLinks to={["helpline"]} />
    </HeadingLevel>
  );
}

/** The accessibility statement. docs/accessibility.md names the tests behind it. */
export const AccessibilityScreen = withTexts(["accessibility", "helpline"], Accessibility);
