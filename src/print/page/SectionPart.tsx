import styled from "@emotion/styled";
import { useId } from "react";
import { HeadingLevel, useHeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { Drawings } from "../drawings.ts";
import { plainText } from "../plainText.ts";
import type { Section } from "../printedDocument.ts";
import { Codes } from "./Codes.tsx";
import { Facts } from "./Facts.tsx";
import { inOrder } from "./inOrder.ts";
import { LinesTable } from "./LinesTable.tsx";
import { INK } from "./paper.ts";
import { Words } from "./Words.tsx";

const Heading = styled.h2`
  margin: 0 0 0.5em;
  font-size: 1em;
  font-weight: 700;
  line-height: 1.25;
  break-after: avoid;
`;

const Below = styled.p`
  margin: -0.25em 0 0.5em;
  font-size: 0.875em;
  color: ${INK.muted};
  break-after: avoid;
`;

/** Codes and a signature stay on the page of the text before them. Alone on a page, they would not show their document. */
const Part = styled.section`
  min-inline-size: 0;
  &[data-kind="codes"] {
    break-before: avoid;
  }
`;

interface SectionProps {
  readonly section: Section;
  readonly drawings: Drawings;
}

/** A section of a document, with its heading if it has one. */
export function SectionPart(props: SectionProps) {
  const { heading, kind } = props.section;
  const headingId = useId();
  const level = useHeadingLevel();
  if (heading === undefined)
    return (
      <Part as="div" data-kind={kind}>
        <SectionBody {...props} headingId={undefined} />
      </Part>
    );
  return (
    <Part data-kind={kind} aria-labelledby={headingId}>
      <Heading as={`h${level}`} id={headingId}>
        {heading}
      </Heading>
      {props.section.kind === "table" &&
        inOrder(props.section.below ?? []).map(({ key, value }) => (
          <Below key={key}>
            <Words>{value}</Words>
          </Below>
        ))}
      <HeadingLevel>
        <SectionBody {...props} headingId={headingId} />
      </HeadingLevel>
    </Part>
  );
}

function SectionBody({
  section,
  drawings,
  headingId,
}: SectionProps & { readonly headingId: string | undefined }) {
  switch (section.kind) {
    case "facts":
      return <Facts facts={section.facts} columns={section.columns} />;
    case "table":
      return <LinesTable section={section} headingId={headingId} />;
    case "paragraphs":
      return <Paragraphs paragraphs={section.paragraphs} />;
    case "codes":
      return <Codes codes={section.codes} drawn={drawings.codes} />;
  }
}

const Paragraph = styled.p`
  margin: 0;
  text-wrap: pretty;
  orphans: 2;
  widows: 2;
  & + & {
    margin-block-start: 0.5em;
  }
`;

function Paragraphs({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return inOrder(paragraphs.map(plainText)).map(({ key, value }) => <Paragraph key={key}>{value}</Paragraph>);
}
