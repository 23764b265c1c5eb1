import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import { useHeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { Drawings } from "../drawings.ts";
import type { DocumentHead } from "../printedDocument.ts";
import { DrawnPicture } from "./DrawnPicture.tsx";
import { Facts } from "./Facts.tsx";
import { inOrder } from "./inOrder.ts";
import { INK, WHOLE } from "./paper.ts";
import { Words } from "./Words.tsx";

const Header = styled.header`
  break-after: avoid;
  ${WHOLE}
`;

const Letterhead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.5em 1.25em;
  padding-block-end: 0.875em;
  border-block-end: 3px double ${INK.text};
  text-align: center;
  ${WIDE} {
    flex-direction: row;
    text-align: start;
  }
`;

const Crest = styled(DrawnPicture)`
  flex: none;
  inline-size: 4.5em;
  block-size: 4.5em;
  min-block-size: 4.5em;
`;

const Issuer = styled.p`
  margin: 0;
  font-size: 1.1875em;
  font-weight: 700;
  line-height: 1.25;
  ${WIDE} {
    font-size: 1.375em;
  }
`;

const Below = styled.p`
  margin: 0;
  margin-block-start: 0.125em;
  font-size: 0.875em;
  color: ${INK.muted};
`;

/** The title's last word is never alone on a line. */
const TitleRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75em 2em;
  margin-block-start: 1em;
  text-align: center;
  text-wrap: balance;
  ${WIDE} {
    flex-direction: row;
    justify-content: space-between;
    text-align: start;
    & > dl {
      flex: none;
      max-inline-size: 55%;
    }
  }
`;

const Title = styled.h1`
  margin: 0;
  font-size: 1.375em;
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: 0.04em;
  text-transform: uppercase;
  ${WIDE} {
    font-size: 1.625em;
  }
`;

const Warning = styled.p`
  margin: 1em 0 0;
  padding: 0.625em 0.875em;
  border: 2px solid ${INK.text};
  font-weight: 700;
`;

/** The separator of a title in two languages. A no-break space before the stroke keeps it from starting a line. */
const BETWEEN_LANGUAGES = " / ";

export interface HeadProps {
  readonly head: DocumentHead;
  readonly titleId: string;
  readonly pictures: Drawings["pictures"];
}

/** The issuer, the title and the number of a document. */
export function Head({ head, titleId, pictures }: HeadProps) {
  const level = useHeadingLevel();
  return (
    <Header>
      <Letterhead>
        {head.crest !== undefined && <Crest picture={head.crest} bitmap={pictures.get(head.crest)} />}
        <div>
          <Issuer>
            <Words>{head.issuer}</Words>
          </Issuer>
          {inOrder(head.below ?? []).map(({ key, value }) => (
            <Below key={key}>
              <Words>{value}</Words>
            </Below>
          ))}
        </div>
      </Letterhead>
      <TitleRow>
        <Title as={`h${level}`} id={titleId}>
          {head.title.replace(BETWEEN_LANGUAGES, "\u00a0/ ")}
        </Title>
        <Facts facts={head.facts} columns={1} />
      </TitleRow>
      {head.warning !== undefined && <Warning>{head.warning}</Warning>}
    </Header>
  );
}
