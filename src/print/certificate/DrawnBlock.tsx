import styled from "@emotion/styled";
import { useId } from "react";
import { useHeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { DrawnCode } from "../codes.ts";
import type { Drawings } from "../drawings.ts";
import { CodeDrawing } from "../page/Codes.tsx";
import { DrawnPicture } from "../page/DrawnPicture.tsx";
import { inOrder } from "../page/inOrder.ts";
import { INK } from "../page/paper.ts";
import { Words } from "../page/Words.tsx";
import { plainText } from "../plainText.ts";
import type { Block, Cell, ConditionsBlock, FactsBlock, TextBlock } from "./blocks.ts";
import type { Align } from "./designs.ts";
import { MOTIF_WEIGHT } from "./frameParts.ts";
import { COLUMN_GAP, CONDITION_GAP, CONDITION_NUMBER, FACT_GAP, lineHeight } from "./measure.ts";
import { mm, points, without } from "./sheetStyle.ts";

interface DrawnBlockProps<Of extends Block = Block> {
  readonly block: Of;
  readonly drawings: Drawings;
  /** The id of the certificate's title, which names it. */
  readonly titleId: string;
}

/** A block of a certificate's page in HTML. */
export function DrawnBlock({ block, drawings, titleId }: DrawnBlockProps) {
  const inside = (inner: Block) => <DrawnBlock block={inner} drawings={drawings} titleId={titleId} />;
  switch (block.kind) {
    case "text":
      return <Text block={block} titleId={titleId} />;
    case "stack":
      return (
        <Stack gap={block.gap} panel={block.panel}>
          {inOrder(block.blocks).map(({ key, value }) => (
            <Part key={key}>{inside(value)}</Part>
          ))}
        </Stack>
      );
    case "row":
      return (
        <Row gap={block.gap}>
          {inOrder(block.cells).map(({ key, value }) => (
            <CellBox key={key} cell={value}>
              {inside(value.block)}
            </CellBox>
          ))}
        </Row>
      );
    case "facts":
      return <Facts block={block} />;
    case "conditions":
      return <Conditions block={block} />;
    case "picture":
      return (
        <Centred>
          <Picture
            picture={block.picture}
            bitmap={drawings.pictures.get(block.picture)}
            width={block.width}
            height={block.height}
          />
        </Centred>
      );
    case "code":
      return <Code block={block} drawn={drawings.codes.get(block.code)} />;
    case "motif":
      return (
        <Motif viewBox="0 0 24 24" stroke={block.color} size={block.size} aria-hidden="true">
          <path d={block.path} />
        </Motif>
      );
    case "line":
      return <Line color={block.color} weight={block.weight} />;
    case "space":
      return <Space height={block.height} />;
  }
}

type Panelled = Extract<Block, { kind: "stack" }>["panel"];

const Stack = styled("div", without("panel", "gap"))<{
  gap: number;
  panel: Panelled;
}>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap }) => mm(gap)};
  ${({ panel }) =>
    panel === undefined
      ? ""
      : `padding: ${mm(panel.padding)};
         ${panel.fill === undefined ? "" : `background: ${panel.fill};`}
         ${panel.border === undefined ? "" : `border: ${panel.border.weight}pt solid ${panel.border.color};`}`}
`;

const Part = styled.div`
  min-inline-size: 0;
`;

const Row = styled("div", without("gap"))<{ gap: number }>`
  display: flex;
  flex-wrap: var(--wrap);
  gap: ${({ gap }) => mm(gap)};
`;

/**
 * A cell without a width moves below the others rather than become narrower than a few words. On a narrow screen, a cell with words
 * takes the rest of its line.
 */
const CellBox = styled("div", without("cell"))<{ cell: Cell }>`
  --align: var(--picture);
  min-inline-size: 0;
  max-inline-size: 100%;
  order: ${({ cell }) => (cell.isProof ? "var(--last)" : 0)};
  flex: ${({ cell: { width, block } }) => {
    if (width === "rest") return "1 1 var(--least-cell)";
    return `${block.kind === "picture" || block.kind === "motif" ? 0 : "var(--grow)"} 0 ${mm(width)}`;
  }};
`;

const ALIGN: Readonly<Record<Align, string>> = { start: "start", center: "center" };

const Paragraph = styled("p", without("block", "as"))<{
  block: TextBlock;
}>`
  margin: 0;
  font-size: ${({ block }) => points(block.size)};
  font-weight: ${({ block }) => (block.bold ? 700 : 400)};
  text-align: ${({ block }) => ALIGN[block.align]};
  text-wrap: ${({ block }) => (block.align === "center" ? "balance" : "pretty")};
  line-height: ${({ block }) => lineHeight(block.size)};
  color: ${({ block }) => block.color};
`;

function Text({ block, titleId }: Pick<DrawnBlockProps<TextBlock>, "block" | "titleId">) {
  const level = useHeadingLevel();
  const text = block.isData ? <Words>{block.text}</Words> : plainText(block.text);
  if (!block.isTitle) return <Paragraph block={block}>{text}</Paragraph>;
  return (
    <Paragraph as={`h${level}`} id={titleId} block={block}>
      {text}
    </Paragraph>
  );
}

/** As many columns as the paper has, unless they become narrower than a few words. One pixel less makes up for rounding. */
const FactList = styled("dl", without("columns"))<{ columns: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(100%, max(var(--least-cell), (100% - ${({ columns }) => columns - 1} * ${mm(FACT_GAP.across)}) / ${({ columns }) => columns} - 1px)),
      1fr
    )
  );
  gap: ${mm(FACT_GAP.below)} ${mm(FACT_GAP.across)};
  margin: 0;
  & > div > dd {
    margin: 0;
  }
  & > div > dt {
    color: ${INK.muted};
  }
`;

function Facts({ block }: { readonly block: FactsBlock }) {
  return (
    <FactList columns={block.columns}>
      {inOrder(block.facts).map(({ key, value: { label, text } }) => (
        <div key={key} style={{ textAlign: block.align }}>
          <dt style={{ fontSize: points(block.labelSize) }}>{label}</dt>
          <dd style={{ fontSize: points(block.size) }}>
            <Words>{text}</Words>
          </dd>
        </div>
      ))}
    </FactList>
  );
}

const Heading = styled.h2`
  margin: 0;
  margin-block-end: ${mm(CONDITION_GAP)};
  font-weight: 700;
`;

const List = styled("ol", without("columns"))<{ columns: number }>`
  margin: 0;
  padding: 0;
  list-style-position: outside;
  columns: ${({ columns }) => columns} 14em;
  column-gap: ${mm(COLUMN_GAP)};
  & > li {
    margin-inline-start: ${mm(CONDITION_NUMBER)};
    padding-block-end: ${mm(CONDITION_GAP)};
    break-inside: avoid;
  }
`;

/** The conditions are a part of the certificate, so their heading is one level below its title. */
function Conditions({ block }: { readonly block: ConditionsBlock }) {
  const id = useId();
  const level = Math.min(6, useHeadingLevel() + 1);
  return (
    <div>
      <Heading
        as={`h${level as 2}`}
        id={id}
        style={{ fontSize: points(block.headingSize), color: block.color }}
      >
        {block.heading}
      </Heading>
      <List
        columns={block.columns}
        start={block.first}
        aria-labelledby={id}
        style={{ fontSize: points(block.size) }}
      >
        {inOrder(block.texts).map(({ key, value }) => (
          <li key={key}>{plainText(value)}</li>
        ))}
      </List>
    </div>
  );
}

const Centred = styled.div`
  display: flex;
  justify-content: var(--align, center);
`;

/** A drawing is scanned and a face is recognised at its real size, also on a narrow screen. */
const Picture = styled(DrawnPicture, without("width", "height"))<{
  width: number;
  height: number;
}>`
  inline-size: max(${({ width }) => mm(width)}, ${({ width }) => width * 0.6}mm);
  block-size: max(${({ height }) => mm(height)}, ${({ height }) => height * 0.6}mm);
  max-inline-size: 100%;
`;

const Figure = styled.figure`
  margin: 0;
  & > figcaption {
    line-height: 1.3;
    color: ${INK.muted};
  }
`;

function Code(props: {
  readonly block: Extract<Block, { kind: "code" }>;
  readonly drawn: DrawnCode | undefined;
}) {
  const { block, drawn } = props;
  const caption = useId();
  const isQr = block.code.kind === "qr";
  return (
    <Figure>
      <CodeDrawing
        role="img"
        aria-labelledby={caption}
        // The height of bars does not matter, so the drawing may stretch. A QR code keeps its proportions.
        preserveAspectRatio={isQr ? undefined : "none"}
        viewBox={drawn === undefined ? undefined : `0 0 ${drawn.width} ${drawn.height}`}
        style={{
          inlineSize: `max(${mm(block.width)}, ${block.width * 0.75}mm)`,
          blockSize: `max(${mm(block.height)}, ${block.height * 0.75}mm)`,
        }}
      >
        <path d={drawn?.path} fillRule="evenodd" />
      </CodeDrawing>
      <figcaption id={caption} style={{ fontSize: points(block.size) }}>
        <Words>{block.code.caption}</Words>
      </figcaption>
    </Figure>
  );
}

const Motif = styled("svg", without("size"))<{ size: number }>`
  display: block;
  inline-size: ${({ size }) => mm(size)};
  block-size: ${({ size }) => mm(size)};
  fill: none;
  stroke-width: ${MOTIF_WEIGHT * 1.4};
  stroke-linejoin: round;
  stroke-linecap: round;
`;

const Line = styled("div", without("color", "weight"))<{ color: string; weight: number }>`
  border-block-start: ${({ weight }) => weight}pt solid ${({ color }) => color};
`;

const Space = styled("div", without("height"))<{ height: number }>`
  block-size: ${({ height }) => mm(height)};
`;
