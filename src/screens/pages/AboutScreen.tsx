import { useTranslation } from "react-i18next";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { CouncilList } from "../parts/CouncilList.tsx";
import { useDynamicText } from "../parts/texts.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { OperatorLine } from "./OperatorLine.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { Sections } from "./Sections.tsx";

function About() {
  const { t } = useTranslation();
  const councils = COUNCIL_CODES.length;
  return (
    <ReadingFrame page="about" lead={t("about.lead", { councils })}>
      <Sections
        page="about"
        sections={[
          {
            id: "what",
            title: t("about.what.title"),
            body: <Prose text={t("about.what.text", { portal: t("common.portal") })} />,
          },
          {
            id: "charges",
            title: t("about.charges.title"),
            body: (
              <Stack gap="tight">
                <Prose text={t("about.charges.text")} />
                <ChargeList />
                <PageLinks to={["search"]} />
              </Stack>
            ),
          },
          { id: "how", title: t("about.how.title"), body: <Prose text={t("about.how.text")} /> },
          { id: "after", title: t("about.after.title"), body: <Prose text={t("about.after.text")} /> },
          { id: "councils", title: t("about.councils.title"), body: <CouncilList /> },
          {
            id: "webmaster",
            title: t("about.webmaster.title"),
            body: (
              <Stack gap="tight">
                <Prose text={t("about.webmaster.text")} />
                <PageLinks to={["embed"]} />
              </Stack>
            ),
          },
          {
            id: "operator",
            title: t("about.operator.title"),
            body: (
              <Stack gap="tight">
                <Prose text={t("about.operator.text")} />
                <OperatorLine />
                <PageLinks to={["helpline", "privacy", "terms"]} />
              </Stack>
            ),
          },
        ]}
      />
    </ReadingFrame>
  );
}

export const AboutScreen = withTexts(["about"], About);

function ChargeList() {
  const { t } = useTranslation();
  const word = useDynamicText();
  const points = CHARGE_TYPES.map(
    (type) => `- ${t(`charges.name.${type}`)} · ${word(`charges.summary.${type}`)}`,
  );
  return <Prose text={points.join("\n")} />;
}
