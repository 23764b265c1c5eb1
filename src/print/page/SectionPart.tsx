import styled from "@emotion/styled";
import { useId } from "react";
import { HeadingLevel, useHeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { Drawings } from "../drawings.ts";
import type { Section } from "../printedDocument.ts";
import { Codes } from "./Codes.tsx";
import { Facts } from "./Facts.tsx";
import { LinesTable } from "./LinesTable.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import { Portrait } from "./Portrait.tsx";
import { Signature } from "./Signature.tsx";

const Heading = styled.h2`
  margin: 0 0 0.5em;
  font-size: 1em;
  font-weight: 700;
  line-height: 1.25;
  break-after: avoid;
`;

/** On a page of their own, nobody would know what these lines belong to. */
const Part = styled.section`
  min-inline-size: 0;
  &[data-kind="codes"],
  &[data-kind="signature"] {
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
    case "portrait":
      return <Portrait section={section} bitmap={drawings.pictures.get(section.picture)} />;
    case "table":
      return <LinesTable section={section} headingId={headingId} />;
    case "paragraphs":
      return <Paragraphs paragraphs={section.paragraphs} numbered={section.numbered === true} />;
    case "signature":
      return <Signature section={section} pictures={drawings.pictures} />;
    case "codes":
      return <Codes codes={section.codes} drawn={drawings.codes} />;
  }
}
