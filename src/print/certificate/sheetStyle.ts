import styled from "@emotion/styled";
import { SYSTEM_FONT } from "../../ui/style/tokens.ts";
import { INK } from "../page/paper.ts";
import { FOOT_INSET, footRise } from "./frameParts.ts";
import type { CertificateSizes } from "./sizes.ts";

/** Wide enough to show a whole page with legible text. Narrower screens show the same parts in one column. */
const WHOLE_PAGE = "@container (min-width: 40em)";

/** A length in millimetres of the paper. A page on the screen enlarges or shrinks it. */
export const mm = (length: number): string => `calc(${length} * var(--mm))`;

/** A size of text in points. On narrow screens the steps between sizes are smaller, and no text is too small to read. */
export const points = (size: number): string => `calc(var(--base) + ${size} * var(--pt))`;

/** Keeps the values that only a style needs out of the HTML. */
export function without(...names: readonly string[]) {
  return { shouldForwardProp: (name: string) => !names.includes(name) };
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/**
 * The sheet of paper on the screen and in print. Like `Surface`, it resets the styles inherited from a host page. Its
 * descendants measure in units of the paper.
 */
export const Sheet = styled("div", without("sizes"))<{
  sizes: CertificateSizes;
}>`
  all: initial;
  color-scheme: light;
  visibility: inherit;
  box-sizing: border-box;
  display: block;
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: ${({ sizes }) => Math.max(sizes.width, 150)}mm;
  margin-inline: auto;
  font-family: var(--k-font, ${SYSTEM_FONT});
  font-size: 1em;
  line-height: 1.3;
  text-size-adjust: 100%;
  overflow-wrap: anywhere;
  color: ${INK.text};
  & > article {
    --mm: 0.15em;
    --base: 0.625em;
    --pt: 0.025em;
    --page-height: auto;
    --foot: static;
    --wrap: wrap;
    --least-cell: 9em;
    --grow: 1;
    --last: 1;
    --picture: start;
    --number: inline-block;
  }
  ${WHOLE_PAGE} {
    & > article {
      --mm: calc(100cqi / ${({ sizes }) => sizes.width});
      --base: 0px;
      --pt: calc(100cqi / ${({ sizes }) => (sizes.width * POINTS_PER_MILLIMETRE).toFixed(2)});
      --wrap: nowrap;
      --least-cell: 0px;
      --grow: 0;
      --last: 0;
      --picture: center;
      --number: inline;
      --page-height: calc(${({ sizes }) => sizes.height} * var(--mm));
      --foot: absolute;
    }
  }
  & bdi > span {
    display: var(--number);
    max-inline-size: 100%;
    padding-block: 0.1em;
  }
  & > article > section {
    padding: ${({ sizes: { margin } }) => `${mm(margin.top)} ${mm(margin.side)} ${mm(margin.bottom)}`};
  }
  & > article > section > footer {
    inset-inline: ${({ sizes: { margin } }) => mm(margin.side + FOOT_INSET)};
    inset-block-end: ${({ sizes }) => mm(footRise(sizes))};
    font-size: ${({ sizes: { text } }) => points(text.label - 1)};
  }
  &[data-printed] {
    max-inline-size: none;
    container-type: normal;
    print-color-adjust: exact;
    & + & {
      break-before: page;
    }
    & > article {
      --mm: 1mm;
      --base: 0px;
      --pt: 1pt;
      --wrap: nowrap;
      --least-cell: 0px;
      --grow: 0;
      --last: 0;
      --picture: center;
      --number: inline;
      --page-height: ${({ sizes }) => sizes.height - 0.5}mm;
      --foot: absolute;
    }
  }
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
`;

/** Half a millimetre lower than the paper, so that rounding never starts another page. */
export const Page = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  min-block-size: var(--page-height);
  background: #fff;
  border: 1px solid ${INK.line};
  & + & {
    margin-block-start: 1em;
  }
  [data-printed] & {
    border: 0;
    break-inside: avoid;
    break-after: page;
    margin: 0;
  }
  [data-printed] &:last-of-type {
    break-after: auto;
  }
`;

export const Inside = styled("div", without("gap"))<{ gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap }) => mm(gap)};
`;

/** In the margin of a whole page. On a narrow screen, where its words may need two lines, it follows the content. */
export const Foot = styled.footer`
  position: var(--foot);
  display: flex;
  margin-block-start: 1em;
  justify-content: space-between;
  gap: 1em;
  line-height: 1;
  color: ${INK.muted};
  & > :last-child {
    flex: none;
  }
`;
