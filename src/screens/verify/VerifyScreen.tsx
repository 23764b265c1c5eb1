import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { currentKeys } from "../../verify/keptKeys.ts";
import { type StatedFact, type StatedFacts, shownOutcome } from "../../verify/shownOutcome.ts";
import { type Outcome, verifyText } from "../../verify/verifyText.ts";
import { useEnvironment } from "../environment.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { VerifyForm } from "./VerifyForm.tsx";

/** The outcome of the check, the time of the portal's answer or of the keys, and the facts of a genuine document. */
function OutcomeView({ outcome, t }: { readonly outcome: Outcome; readonly t: TFunction }) {
  const { tone, title, text, when, stated } = shownOutcome(outcome, (key, values) => t(key, { ...values }));
  return (
    <Stack>
      <Notice tone={tone} role="status" takesFocus title={title}>
        <Text>{text}</Text>
        {when && <Text size="small">{when}</Text>}
      </Notice>
      {stated && <Stated {...stated} />}
    </Stack>
  );
}

function Stated({ title, rows, compare }: StatedFacts) {
  return (
    <Card as="section">
      <Stack>
        <Heading>{title}</Heading>
        <DescriptionList
          align="start"
          rows={rows.map(({ term, value }) => ({ term, value: <Fact value={value} /> }))}
        />
        <Text tone="muted">{compare}</Text>
      </Stack>
    </Card>
  );
}

function Fact({ value }: Pick<StatedFact, "value">) {
  if (typeof value === "string") return value;
  if ("printed" in value) return <bdi translate="no">{value.printed}</bdi>;
  return (
    <Stack gap="hair">
      {value.councils.map((code) => (
        <CouncilName key={code} code={code} />
      ))}
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
