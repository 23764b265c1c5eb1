import type { TFunction } from "i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { checkedWhen, nameOf, OUTCOMES, shownStatement } from "../../verify/shownOutcome.ts";
import type { Outcome } from "../../verify/verifyText.ts";
import { StatedFacts } from "./StatedFacts.tsx";

const WHEN = { checkedAt: "verify.checkedAt", keysOf: "verify.keysOf" } as const;

/** What came of the check, whether the portal was asked and when, and what a genuine document states. */
export function OutcomeView({ outcome, t }: { readonly outcome: Outcome; readonly t: TFunction }) {
  const name = nameOf(outcome);
  const statement = shownStatement(outcome);
  const when = checkedWhen(outcome);
  return (
    <Stack>
      <Notice tone={OUTCOMES[name]} role="status" takesFocus title={t(`verify.outcome.${name}.title`)}>
        <Text>{t(`verify.outcome.${name}.text`)}</Text>
        {when && <Text size="small">{t(WHEN[when.said], { time: formatDateTime(when.at) })}</Text>}
      </Notice>
      {statement && <StatedFacts statement={statement} t={t} />}
    </Stack>
  );
}
