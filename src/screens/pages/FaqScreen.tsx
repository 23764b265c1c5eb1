import { useTranslation } from "react-i18next";
import { assistedTypes } from "../../api/schemas/assistedTypes.ts";
import { assistedPart } from "../../charges/assisted.ts";
import { formatMoney } from "../../domain/money.ts";
import { FPX_LIMITS } from "../../domain/payments/fpxLimits.ts";
import { FPX_APPROVAL_DAYS } from "../../domain/payments/paymentMethod.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { useDynamicText, usePageLanguage } from "../parts/texts.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { PageLinks, type Way } from "./PageLinks.tsx";
import { ReadingFrame } from "./ReadingFrame.tsx";
import { placeOf, SectionLink } from "./Sections.tsx";

/** The questions by group, in the order of the page. */
export const QUESTION_GROUPS = [
  { group: "afterwards", questions: ["charged", "pending", "interrupted", "receipt", "refund"] },
  { group: "paying", questions: ["wrongAmount", "limits", "cards"] },
  { group: "bills", questions: ["license", "assistance", "others"] },
  { group: "you", questions: ["account", "password", "privacy"] },
  { group: "portal", questions: ["closed", "mobile", "languages"] },
] as const;

type Question = (typeof QUESTION_GROUPS)[number]["questions"][number];

/** The pages that an answer mentions. */
const WAYS: Readonly<Partial<Record<Question, readonly Way[]>>> = {
  charged: ["requery"],
  pending: ["requery"],
  interrupted: ["requery"],
  wrongAmount: ["search"],
  receipt: ["requery"],
  refund: ["refund"],
  license: ["search"],
  account: ["form", "history"],
  privacy: ["privacy"],
  closed: ["helpline"],
};

function Faq() {
  const { t } = useTranslation();
  const values = useAnswerValues();
  // Leave out the question about the reduction unless the configuration gives one.
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

export const FaqScreen = withTexts(["faq"], Faq);

/** A question with its folded answer, links to the pages that the answer mentions, and a link to the question itself. */
function Answer(props: {
  readonly of: Question;
  readonly question: string;
  readonly answer: string;
  /** The text of the link to the question itself. */
  readonly link: string;
}) {
  const ways = WAYS[props.of];
  return (
    <Disclosure id={placeOf(props.of)} line={props.question}>
      <Stack gap="tight" align="start">
        <Prose text={props.answer} />
        {ways && <PageLinks to={ways} />}
        <SectionLink page="faq" section={props.of}>
          {props.link}
        </SectionLink>
      </Stack>
    </Disclosure>
  );
}

/** The values in the answers. They come from the code and the configuration, so that the answers stay true after a change. */
function useAnswerValues() {
  const word = useDynamicText();
  const language = usePageLanguage();
  const { state } = useConfigured();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  const assisted = configuration === undefined ? [] : assistedTypes(configuration);
  return {
    days: FPX_APPROVAL_DAYS,
    leastPersonal: formatMoney(FPX_LIMITS["01"].least),
    mostPersonal: formatMoney(FPX_LIMITS["01"].most),
    leastCompany: formatMoney(FPX_LIMITS["02"].least),
    mostCompany: formatMoney(FPX_LIMITS["02"].most),
    /** Undefined if the configuration gives no reduction or is not loaded. */
    percent: assisted.length > 0 ? configuration?.assistance.percent : undefined,
    assisted: new Intl.ListFormat(language).format(assisted.map((type) => word(assistedPart(type)))),
  };
}
