import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { KeptDocuments } from "../parts/documents/KeptDocuments.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { OperatorLine } from "./OperatorLine.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { Sections } from "./Sections.tsx";

const SECTIONS = ["who", "payment", "account", "visits", "browser", "seen", "long", "rights"] as const;

function Privacy() {
  const { t } = useTranslation();
  return (
    <ReadingFrame page="privacy" lead={t("privacy.lead")}>
      <Sections
        page="privacy"
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`privacy.${id}.title`),
          body: (
            <Stack gap="tight">
              {id === "visits" && <CountedVisits t={t} />}
              <Prose text={t(`privacy.${id}.text`)} />
              {id === "browser" && (
                <HeadingLevel>
                  <KeptDocuments />
                </HeadingLevel>
              )}
              {id === "who" && <OperatorLine />}
              {id === "account" && <PageLinks to={["profile"]} />}
            </Stack>
          ),
        }))}
      />

      <PageLinks to={["helpline", "terms"]} />
    </ReadingFrame>
  );
}

/** The privacy notice. It describes what the code does with personal data. The operator answers for everything else. */
export const PrivacyScreen = withTexts(["privacy"], Privacy);

/** Says whether the portal counts page views. Says nothing until the configuration is loaded. */
function CountedVisits({ t }: { t: TFunction }) {
  const { state } = useConfigured();
  if (state.status !== "ready") return null;
  const isCounting = state.configuration.page_views;
  return <Prose text={t(isCounting ? "privacy.visits.counted" : "privacy.visits.uncounted")} />;
}
