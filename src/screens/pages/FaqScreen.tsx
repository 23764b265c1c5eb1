import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { Answer } from "./Answer.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { QUESTION_GROUPS } from "./questions.ts";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { useAnswerValues } from "./useAnswerValues.ts";

function Faq() {
  const { t } = useTranslation();
  const values = useAnswerValues();
  // of a reduction that is not given, nobody asks
  const isAsked = (question: string) => question !== "assistance" || values.percent !== undefined;
  return (
    <ReadingFrame page="faq" lead={t("faq.lead")}>
      {QUESTION_GROUPS.map(({ group, questions }) => (
        <Stack key={group} as="section" gap="tight">
          <Heading>{t(`faq.group.${group}`)}</Heading>
          <div>
            {questions.filter(isAsked).map((question) => (
              <Answer
                key={question}
                of={question}
                question={t(`faq.${question}.question`)}
                answer={t(`faq.${question}.answer`, values)}
                link={t("faq.link")}
              />
            ))}
          </div>
        </Stack>
      ))}
      <PageLinks to={["helpline"]} />
    </ReadingFrame>
  );
}

/** What people who pay ask, each answer folded under its question. */
export const FaqScreen = withTexts(["faq"], Faq);
