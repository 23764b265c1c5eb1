import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { COUNCILS } from "../../domain/councils.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type ShownOutcome, type StatedFact, shownOutcome } from "../../verify/shownOutcome.ts";
import { verifyText } from "../../verify/verifyText.ts";
import { useEnvironment } from "../environment.tsx";
import { usePageLanguage } from "../parts/texts.ts";
import { ScanButton, useCanScan } from "../scan/ScanButton.tsx";
import { scanOf } from "./VerifyForm.tsx";

/** A checked document. Only the page's memory has it. */
interface Checked {
  /** The text of its code. */
  readonly text: string;
  /** The number of its scan. */
  readonly turn: number;
  readonly at: Date;
  readonly shown: ShownOutcome;
}

/** The kind and number of a genuine document. A forged one says nothing, so that no forger's text is shown. */
function nameOf({ stated }: ShownOutcome): readonly StatedFact["value"][] {
  const named = stated?.rows.flatMap(({ value }) => (isCouncils(value) ? [] : [value]));
  return named?.slice(0, 2) ?? [];
}

/** What else must match the paper: the councils, the days, the amount. A copied code on another paper differs in one of them. */
function detailsOf({
  stated,
}: ShownOutcome): readonly { readonly term?: string; readonly value: StatedFact["value"] }[] {
  const [, councils, , ...others] = stated?.rows ?? [];
  return councils === undefined ? [] : [{ value: councils.value }, ...others];
}

/** The result, the document and its details, each a sentence: "Revoked: Digital licence R1300001. Issued on: 05/01/2026". */
function spokenOf(shown: ShownOutcome): string {
  const name = nameOf(shown).map(textOf).join(" ");
  const details = detailsOf(shown).map(({ term, value }) => labelled(term, textOf(value)));
  return [labelled(shown.title, name), ...details].join(". ");
}

const labelled = (term: string | undefined, text: string) => [term, text].filter(Boolean).join(": ");

const isCouncils = (value: StatedFact["value"]) => typeof value !== "string" && "councils" in value;

function textOf(value: StatedFact["value"]): string {
  if (typeof value === "string") return value;
  return "printed" in value ? value.printed : value.councils.map((code) => COUNCILS[code].name).join(", ");
}

/**
 * Checks one code after another, the latest scan first, whichever check ends first. A code that stays before the camera is checked
 * once.
 */
function useBatch() {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  /** The number of the latest scan on the list or on its way there. */
  const [newest, setNewest] = useState<number>();
  const last = useRef<string>(undefined);
  const turns = useRef({ begun: 0, cleared: 0 });
  const check = async (text: string) => {
    if (last.current === text) return;
    last.current = text;
    turns.current.begun += 1;
    const turn = turns.current.begun;
    setNewest(turn);
    const outcome = await verifyText(portal, text);
    if (turn <= turns.current.cleared) return;
    const shown = shownOutcome(outcome, (key, values) => t(key, { ...values }));
    const one = { text, turn, at: new Date(), shown };
    setChecked((before) => withOne(one, before));
  };
  const clear = () => {
    last.current = undefined;
    turns.current.cleared = turns.current.begun;
    setNewest(undefined);
    setChecked([]);
  };
  return { checked, isChecking: newest !== undefined && checked[0]?.turn !== newest, check, clear };
}

/** The list with one more document, the latest scan first. A document that was scanned again has only its latest result. */
function withOne(one: Checked, before: readonly Checked[]): readonly Checked[] {
  const all = [one, ...before].toSorted((a, b) => b.turn - a.turn);
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

/**
 * Lets an officer scan document after document, also without a network. It keeps nothing. Renders nothing where the page cannot use a
 * camera.
 */
export function BatchCheck() {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { checked, isChecking, check, clear } = useBatch();
  if (!useCanScan()) return null;
  const [latest] = checked;
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("verify.batch.title")}</Heading>
        <Text tone="muted">{t("verify.batch.lead")}</Text>
        <Actions>
          <ScanButton
            purpose={{ ...scanOf(t, language), title: t("verify.batch.scan"), goesOn: true }}
            onScanned={(text) => void check(text)}
          >
            {isChecking ? <Checking /> : latest && <Latest key={latest.turn} of={latest} />}
          </ScanButton>
          {latest && (
            <Button kind="quiet" onClick={clear}>
              {t("verify.batch.clear")}
            </Button>
          )}
        </Actions>
        {latest && (
          <HeadingLevel>
            <Results checked={checked} />
          </HeadingLevel>
        )}
      </Stack>
    </Card>
  );
}

/** Takes the place of the result before, which the officer could take for this document's. */
function Checking() {
  const { t } = useTranslation();
  return <Notice tone="info" title={t("verify.checking")} />;
}

/** The latest result, below the camera's picture. It is announced, because the officer looks at the paper. */
function Latest({ of: { shown } }: { readonly of: Checked }) {
  const announce = useAnnounce();
  const { tone, title } = shown;
  const words = spokenOf(shown);
  useEffect(() => announce(words, "assertive"), [announce, words]);
  return (
    <Notice tone={tone} title={title}>
      <DocumentText of={shown} />
    </Notice>
  );
}

function DocumentText({ of }: { readonly of: ShownOutcome }) {
  const [kind, number] = nameOf(of);
  if (kind === undefined || number === undefined) return null;
  return (
    <div>
      <Text strong>
        <Value of={kind} /> <Value of={number} />
      </Text>
      {detailsOf(of).map(({ term, value }) => (
        <Text key={term ?? "councils"} size="small">
          {term !== undefined && `${term}: `}
          <Value of={value} />
        </Text>
      ))}
    </div>
  );
}

/** A browser's page translator leaves a printed value as it is on the paper. */
function Value({ of }: { readonly of: StatedFact["value"] }) {
  return typeof of === "string" ? of : <span translate="no">{textOf(of)}</span>;
}

/** How many documents have each result, how old the data of the latest check is, then each document with the time of its check. */
function Results({ checked }: { readonly checked: readonly Checked[] }) {
  const { t } = useTranslation();
  const counts = new Map<string, number>();
  const when = checked[0]?.shown.when ?? [];
  for (const { shown } of checked) counts.set(shown.title, (counts.get(shown.title) ?? 0) + 1);
  return (
    <Stack>
      <Heading size="part">{t("verify.batch.counts")}</Heading>
      <DescriptionList rows={[...counts].map(([term, count]) => ({ term, value: formatCount(count) }))} />
      {when.length > 0 && (
        <Text size="small" tone="muted">
          {when.join(" ")}
        </Text>
      )}
      <Heading size="part">{t("verify.batch.list")}</Heading>
      <Stack gap="tight">
        {checked.map(({ text, at, shown }) => (
          <article key={text}>
            <Notice tone={shown.tone} title={shown.title}>
              <DocumentText of={shown} />
              <Text size="small">{formatDateTime(at)}</Text>
            </Notice>
          </article>
        ))}
      </Stack>
    </Stack>
  );
}
