import styled from "@emotion/styled";
import { useId } from "react";
import type { DrawnCode } from "../codes.ts";
import type { Drawings } from "../drawings.ts";
import type { PrintedCode } from "../printedDocument.ts";
import { inOrder } from "./inOrder.ts";
import { INK, WHOLE } from "./paper.ts";
import { Words } from "./Words.tsx";

const Codeset = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-evenly;
  gap: 1em 2em;
  ${WHOLE}
`;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.25em;
  margin: 0;
  max-inline-size: 100%;
  ${WHOLE}
  & > figcaption {
    font-size: 0.8125em;
    text-align: center;
    text-wrap: balance;
    color: ${INK.muted};
  }
`;

/** Scanners need modules and bars of at least a third of a millimetre, black on white in every colour scheme. */
export const CodeDrawing = styled.svg`
  display: block;
  max-inline-size: 100%;
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
  shape-rendering: crispEdges;
  &[data-kind="qr"] {
    inline-size: 36mm;
    block-size: 36mm;
  }
  &[data-kind="code128"] {
    block-size: 14mm;
  }
`;

const MILLIMETRES_PER_BAR = 0.33;

/** Codes side by side, each with its caption. */
export function Codes(props: { readonly codes: readonly PrintedCode[]; readonly drawn: Drawings["codes"] }) {
  return (
    <Codeset>
      {inOrder(props.codes).map(({ key, value: code }) => (
        <Code key={key} code={code} drawn={props.drawn.get(code)} />
      ))}
    </Codeset>
  );
}

function Code({ code, drawn }: { readonly code: PrintedCode; readonly drawn: DrawnCode | undefined }) {
  const caption = useId();
  return (
    <Figure>
      <CodeDrawing
        data-kind={code.kind}
        role="img"
        aria-labelledby={caption}
        // The height of bars does not matter, so the drawing may stretch. A QR code keeps its proportions.
        preserveAspectRatio={code.kind === "qr" ? undefined : "none"}
        {...(drawn !== undefined && {
          viewBox: `0 0 ${drawn.width} ${drawn.height}`,
          width: code.kind === "qr" ? undefined : `${drawn.width * MILLIMETRES_PER_BAR}mm`,
        })}
      >
        <path d={drawn?.path} fillRule="evenodd" />
      </CodeDrawing>
      <figcaption id={caption}>
        <Words>{code.caption}</Words>
      </figcaption>
    </Figure>
  );
}
