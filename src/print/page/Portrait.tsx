import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import type { Section } from "../printedDocument.ts";
import { DrawnPicture } from "./DrawnPicture.tsx";
import { Facts } from "./Facts.tsx";
import { INK, WHOLE } from "./paper.ts";

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

export interface PortraitProps {
  readonly section: Extract<Section, { kind: "portrait" }>;
  readonly bitmap: ImageBitmap | undefined;
}

/** Facts about the holder, beside the photo. */
export function Portrait({ section, bitmap }: PortraitProps) {
  return (
    <Beside>
      <Facts facts={section.facts} columns={1} />
      <Photo picture={section.picture} bitmap={bitmap} />
    </Beside>
  );
}
