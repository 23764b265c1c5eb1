import type { TFunction } from "i18next";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { ContactCard } from "./ContactCard.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { Sections } from "./Sections.tsx";
import { Ways } from "./Ways.tsx";

const SECTIONS = ["aim", "tested", "untested", "known", "help", "date"] as const;

/** Who can use the portal: what is aimed at, what was tested and how, and what was not. docs/accessibility.md names the tests. */
export function AccessibilityScreen() {
  const t = useNamespace("accessibility");
  const tHelpline = useNamespace("helpline");
  return (
    <ReadingFrame page="accessibility" lead={tHelpline && t?.("accessibility.lead")}>
      {t && tHelpline && (
        <Sections
          page="accessibility"
          sections={SECTIONS.map((id) => ({
            id,
            title: t(`accessibility.${id}.title`),
            body: (
              <Stack gap="tight">
                <Prose text={t(`accessibility.${id}.text`)} />
                {id === "help" && <Contact t={tHelpline} />}
              </Stack>
            ),
          }))}
        />
      )}
    </ReadingFrame>
  );
}

/** How to reach who can help, as far as that is told; the helpline's page says the rest, also while it cannot be read. */
function Contact({ t }: { readonly t: TFunction }) {
  const { state } = useConfigured();
  return (
    <HeadingLevel>
      {state.status === "ready" && <ContactCard operator={state.configuration.operator} t={t} />}
      <Ways to={["helpline"]} />
    </HeadingLevel>
  );
}
