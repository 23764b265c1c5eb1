import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { Sections } from "./Sections.tsx";

const SECTIONS = ["ready", "never", "whom"] as const;

function Helpline() {
  const { t } = useTranslation();
  const { state, retry } = useConfigured();
  return (
    <ReadingFrame page="helpline" lead={t("helpline.lead")}>
      {state.status === "loading" && <Loading shape="block" lines={3} />}
      {state.status === "failed" && <FaultNotice fault={state.fault} onRetry={retry} />}
      {state.status === "ready" && <ContactCard operator={state.configuration.operator} t={t} />}
      <Sections
        page="helpline"
        sections={[
          {
            id: "first",
            title: t("helpline.first.title"),
            body: (
              <Stack gap="tight">
                <Prose text={t("helpline.first.text")} />
                <PageLinks to={["requery", "faq", "refund"]} />
              </Stack>
            ),
          },
          ...SECTIONS.map((id) => ({
            id,
            title: t(`helpline.${id}.title`),
            body: <Prose text={t(`helpline.${id}.text`)} />,
          })),
        ]}
      />
    </ReadingFrame>
  );
}

/** The helpline (rule 2.4): contact details, what to have ready, and self-help. */
export const HelplineScreen = withTexts(["helpline"], Helpline);
