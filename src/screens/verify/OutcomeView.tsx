import type { TFunction } from "i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { nameOf, OUTCOMES, shownStatement } from "../../verify/shownOutcome.ts";
import type { Outcome } from "../../verify/verifyText.ts";
import { StatedFacts } from "./StatedFacts.tsx";

/** What came of the check, whether the portal was asked and when, and what a genuine document states. */
export function OutcomeView({ outcome, t }: { readonly outcome: Outcome; readonly t: TFunction }) {
  const name = nameOf(outcome);
  const statement = shownStatement(outcome);
  return (
    <Stack>
      <Notice tone={OUTCOMES[name]} role="status" takesFocus title={t(`verify.outcome.${name}.title`)}>
        <Text>{t(`verify.outcome.${name}.text`)}</Text>
        <AskedLine outcome={outcome} t={t} />
      </Notice>
      {statement && <StatedFacts statement={statement} t={t} />}
    </Stack>
  );
}

function AskedLine({ outcome, t }: { readonly outcome: Outcome; readonly t: TFunction }) {
  if (!("statement" in outcome)) return null;
  const { checkedAt, keysOf } = outcome;
  if (checkedAt !== undefined)
    return <Text size="small">{t("verify.checkedAt", { time: formatDateTime(checkedAt) })}</Text>;
  return (
    keysOf !== undefined && <Text size="small">{t("verify.keysOf", { time: formatDateTime(keysOf) })}</Text>
  );
}
