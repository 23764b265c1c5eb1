import styled from "@emotion/styled";
import { useId } from "react";
import { WIDE } from "../../ui/style/tokens.ts";
import { HeadingLevel, useHeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { Drawings } from "../drawings.ts";
import { plainText } from "../plainText.ts";
import type { Section } from "../printedDocument.ts";
import { Codes } from "./Codes.tsx";
import { DrawnPicture } from "./DrawnPicture.tsx";
import { Facts } from "./Facts.tsx";
import { inOrder } from "./inOrder.ts";
import { LinesTable } from "./LinesTable.tsx";
import { INK, WHOLE } from "./paper.ts";
import { Signature } from "./Signature.tsx";

const Heading = styled.h2`
  margin: 0 0 0.5em;
  font-size: 1em;
  font-weight: 700;
  line-height: 1.25;
  break-after: avoid;
`;

/** Codes and a signature stay on the page of the text before them. Alone on a page, they would not show their document. */
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

const Paragraph = styled.p`
  margin: 0;
  text-wrap: pretty;
  orphans: 2;
  widows: 2;
  & + & {
    margin-block-start: 0.5em;
  }
`;

/** A page never ends after the heading and one paragraph. The second paragraph stays with them. */
const List = styled.ol`
  margin: 0;
  padding-inline-start: 1.75em;
  & > li + li {
    margin-block-start: 0.25em;
  }
  & > li:first-of-type {
    break-after: avoid;
  }
`;

/** Paragraphs, or a numbered list of conditions. */
function Paragraphs(props: { readonly paragraphs: readonly string[]; readonly numbered: boolean }) {
  const texts = inOrder(props.paragraphs.map(plainText));
  return props.numbered ? (
    <List>
      {texts.map(({ key, value }) => (
        <Paragraph as="li" key={key}>
          {value}
        </Paragraph>
      ))}
    </List>
  ) : (
    texts.map(({ key, value }) => <Paragraph key={key}>{value}</Paragraph>)
  );
}

const Beside = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 1em 2em;
  ${WHOLE}
  ${WIDE} {
    flex-direction: row;
    align-items: flex-start;
  }
  & > dl {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The size of a Malaysian passport photo. */
const Photo = styled(DrawnPicture)`
  flex: none;
  inline-size: 35mm;
  block-size: 45mm;
  min-block-size: 45mm;
  border: 1px solid ${INK.line};
`;

interface PortraitProps {
  readonly section: Extract<Section, { kind: "portrait" }>;
  readonly bitmap: ImageBitmap | undefined;
}

/** Facts about the holder, beside the photo. */
function Portrait({ section, bitmap }: PortraitProps) {
  return (
    <Beside>
      <Facts facts={section.facts} columns={1} />
      <Photo picture={section.picture} bitmap={bitmap} />
    </Beside>
  );
}
