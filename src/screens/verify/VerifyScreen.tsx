import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { currentKeys } from "../../verify/keptKeys.ts";
import { checkedWhen, nameOf, OUTCOMES, shownStatement } from "../../verify/shownOutcome.ts";
import { type Outcome, verifyText } from "../../verify/verifyText.ts";
import { useEnvironment } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { StatedFacts } from "./StatedFacts.tsx";
import { VerifyForm } from "./VerifyForm.tsx";

const WHEN = { checkedAt: "verify.checkedAt", keysOf: "verify.keysOf" } as const;

/** The outcome of the check, the time of the portal's answer or of the keys, and the facts of a genuine document. */
function OutcomeView({ outcome, t }: { readonly outcome: Outcome; readonly t: TFunction }) {
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

function Verify() {
  const { t } = useTranslation();
  const { outcome, check } = useVerify();
  useReady();
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("verify.title")}</ScreenHeading>
        <Text tone="muted">{t("verify.lead")}</Text>
      </Stack>
      <HeadingLevel>
        {outcome === "checking" && <Checking words={t("verify.checking")} />}
        {outcome && outcome !== "checking" && <OutcomeView outcome={outcome} t={t} />}
        <VerifyForm t={t} another={outcome !== undefined} onCheck={check} />
      </HeadingLevel>
    </Stack>
  );
}

/** Checks the QR code of a receipt or a digital licence, and shows whether it is genuine, its facts and its current status. */
export const VerifyScreen = withTexts(["verify"], Verify);

function Checking({ words }: { readonly words: string }) {
  return (
    <Stack gap="tight">
      <Text tone="muted">{words}</Text>
      <Loading shape="block" lines={4} />
    </Stack>
  );
}

interface Verifying {
  /** Undefined until there is something to check. */
  readonly outcome: Outcome | "checking" | undefined;
  check(text: string): void;
}

/** Checks the statement in the address, then scanned or pasted ones. The latest one counts. */
function useVerify(): Verifying {
  const { portal, statement } = useEnvironment();
  const [outcome, setOutcome] = useState<Verifying["outcome"]>();
  const turn = useRef(0);
  const check = async (text: string) => {
    turn.current += 1;
    const own = turn.current;
    setOutcome("checking");
    const found = await verifyText(portal, text);
    if (own === turn.current) setOutcome(found);
  };
  const begin = useEffectEvent((text: string | undefined) => {
    // With nothing to check, load the keys, so that a later check works without a network.
    void (text === undefined ? currentKeys(portal) : check(text));
  });
  useEffect(() => begin(statement), [statement]);
  return { outcome, check: (text) => void check(text) };
}
