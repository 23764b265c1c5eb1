import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { FpxTermsLink } from "../parts/paying/FpxTermsLink.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { OperatorLine } from "./OperatorLine.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { Sections } from "./Sections.tsx";

const SECTIONS = [
  "use",
  "amounts",
  "paying",
  "paid",
  "receipt",
  "refunds",
  "account",
  "available",
  "law",
] as const;

/** Added after the text of a section. */
const AFTER: Partial<Record<(typeof SECTIONS)[number], ReactNode>> = {
  paying: <FpxTermsLink alone />,
  paid: <PageLinks to={["requery"]} />,
  refunds: <PageLinks to={["refund"]} />,
  law: (
    <>
      <OperatorLine />
      <PageLinks to={["helpline", "privacy"]} />
    </>
  ),
};

function Terms() {
  const { t } = useTranslation();
  return (
    <ReadingFrame page="terms" lead={t("termsOfUse.lead")}>
      <Sections
        page="terms"
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`termsOfUse.${id}.title`),
          body: (
            <Stack gap="tight" align="start">
              <Prose text={t(`termsOfUse.${id}.text`)} />
              {AFTER[id]}
            </Stack>
          ),
        }))}
      />
    </ReadingFrame>
  );
}

export const TermsScreen = withTexts(["termsOfUse"], Terms);
