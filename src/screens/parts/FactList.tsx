import type { AmountPart, Fact } from "../../charges/charge.ts";
import { formatDay } from "../../domain/malaysiaTime.ts";
import type { Sen } from "../../domain/money.ts";
import { periodInWords } from "../../domain/periodInWords.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { useDynamicText, usePageLanguage } from "./texts.ts";

/** The facts of a record, an item or a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const word = useDynamicText();
  return (
    <DescriptionList
      align="start"
      rows={facts.map((fact) => ({ term: word(fact.label), value: <FactValue fact={fact} /> }))}
    />
  );
}

/** The value of a fact, without its label. */
export function FactValue({ fact }: { fact: Fact }) {
  const word = useDynamicText();
  const language = usePageLanguage();
  switch (fact.kind) {
    case "text":
      return <bdi>{fact.text}</bdi>;
    case "term":
      return word(fact.term);
    case "money":
      return <Money amount={fact.amount} />;
    case "day":
      return <Reference text={formatDay(fact.day)} />;
    case "period":
      return periodInWords(fact.period, language);
    case "reference":
      return <Reference text={fact.text} />;
  }
}

/**
 * Isolates the text with `bdi`, as we do with every text from outside. Otherwise right-to-left text could reorder its neighbours.
 */
function Reference({ text }: { text: string }) {
  return <bdi translate="no">{text}</bdi>;
}

/** The parts of an amount, and the total if one is given. A single part is left out, because the total equals it. */
export function PartList(props: {
  readonly parts: readonly AmountPart[];
  readonly total?: { readonly label: string; readonly amount: Sen };
}) {
  const word = useDynamicText();
  const rows = props.parts.map((part) => ({ term: word(part.label), value: <Money amount={part.amount} /> }));
  const total = props.total && {
    term: props.total.label,
    value: <Money amount={props.total.amount} />,
    total: true,
  };
  if (total === undefined) return <DescriptionList rows={rows} />;
  return <DescriptionList rows={rows.length > 1 ? [...rows, total] : [total]} />;
}
