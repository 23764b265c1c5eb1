import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import type { Drawings } from "../drawings.ts";
import type { Section } from "../printedDocument.ts";
import { DrawnPicture } from "./DrawnPicture.tsx";
import { inOrder } from "./inOrder.ts";
import { INK, WHOLE } from "./paper.ts";
import { Words } from "./Words.tsx";

const Block = styled.div`
  max-inline-size: 18em;
  text-align: center;
  ${WHOLE}
  ${WIDE} {
    margin-inline-start: auto;
  }
`;

const Signed = styled(DrawnPicture)`
  inline-size: 100%;
  block-size: 16mm;
  min-block-size: 16mm;
`;

/** Space for a signature by hand. */
const Unsigned = styled.div`
  block-size: 16mm;
`;

const Line = styled.p`
  margin: 0;
  &:first-of-type {
    margin-block-start: 0.25em;
    padding-block-start: 0.375em;
    border-block-start: 1px solid ${INK.text};
    font-weight: 600;
  }
`;

export interface SignatureProps {
  readonly section: Extract<Section, { kind: "signature" }>;
  readonly pictures: Drawings["pictures"];
}

/** The signature above a line, with name and title below. */
export function Signature({ section: { picture, lines }, pictures }: SignatureProps) {
  return (
    <Block>
      {picture === undefined ? <Unsigned /> : <Signed picture={picture} bitmap={pictures.get(picture)} />}
      {inOrder(lines).map(({ key, value }) => (
        <Line key={key}>
          <Words>{value}</Words>
        </Line>
      ))}
    </Block>
  );
}
