import styled from "@emotion/styled";
import type { TFunction } from "i18next";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { FOCUS_RING } from "../../ui/style/tokens.ts";
import { Icon } from "../../ui/text/Icon.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { OpenPdf, PdfPage } from "./openPdf.ts";

/** The zoom steps. 1 fits the width of the region. */
const STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The zoom, and the next larger and smaller step, undefined at the ends. */
function useZoom() {
  const [zoom, setZoom] = useState(1);
  const step = STEPS.indexOf(zoom);
  return { zoom, larger: STEPS[step + 1], smaller: STEPS[step - 1], setZoom };
}

const Pages = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1em;
  padding: 1px;
  overflow-x: auto;
  ${FOCUS_RING}
`;

/** The pages of a PDF below each other, with zoom. At 100 % a page fits the region and is never wider than its printed size. */
export function PdfPages({ pdf, texts }: { readonly pdf: OpenPdf; readonly texts: TFunction }) {
  const { zoom, larger, smaller, setZoom } = useZoom();
  const announce = useAnnounce();
  const [place, width] = useWidth();
  const widest = Math.max(...pdf.pages.map((page) => page.width));
  const scale = width === undefined ? undefined : Math.min(1, width / widest) * zoom;
  const to = (wanted: number | undefined) => {
    if (wanted === undefined) return;
    setZoom(wanted);
    announce(percent(wanted));
  };
  return (
    <Stack gap="tight">
      <Inline justify="between">
        <Text size="small" tone="muted">
          {texts("pdf.pages", { count: pdf.pages.length })}
        </Text>
        <Inline>
          <Button
            kind="quiet"
            aria-label={texts("pdf.smaller")}
            aria-disabled={!smaller}
            onClick={() => to(smaller)}
          >
            <Icon icon={ZoomOut} />
          </Button>
          <Text size="small" translate="no">
            {percent(zoom)}
          </Text>
          <Button
            kind="quiet"
            aria-label={texts("pdf.larger")}
            aria-disabled={!larger}
            onClick={() => to(larger)}
          >
            <Icon icon={ZoomIn} />
          </Button>
        </Inline>
      </Inline>
      {/* When the page is wider than the region, the tab index lets the arrow keys scroll it. */}
      <Pages
        ref={place}
        role="region"
        aria-label={texts("shell.screen.pdf")}
        tabIndex={zoom > 1 ? 0 : undefined}
      >
        {scale !== undefined &&
          pdf.pages.map((page) => (
            <PdfPageView
              key={page.number}
              page={page}
              scale={scale}
              name={texts("pdf.page", { page: page.number, of: pdf.pages.length })}
            />
          ))}
      </Pages>
    </Stack>
  );
}

const percent = (zoom: number) => `${Math.round(zoom * 100)} %`;

/** The current inner width of an element, in CSS pixels. Undefined until the browser has laid it out. */
function useWidth(): readonly [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/**
 * The style of the text layer that pdf.js puts above the picture of a page, from its own `pdf_viewer.css`. The text is invisible,
 * and each run is as wide as in the picture. Only the selection is visible.
 */
const TEXT_LAYER = `
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-align: initial;
  letter-spacing: normal;
  word-spacing: normal;
  text-size-adjust: none;
  forced-color-adjust: none;
  transform-origin: 0 0;
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));
  & :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  & > :not(.markedContent) {
    font-size: calc(var(--text-scale-factor) * var(--font-height, 0));
    transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv));
  }
  & .markedContent {
    display: contents;
  }
  & ::selection {
    background: color-mix(in srgb, AccentColor, transparent 50%);
    color: transparent;
  }
`;

const Sheet = styled.section`
  position: relative;
  flex: none;
  margin-inline: auto;
  background: #fff;
  box-shadow: 0 0 0 1px var(--k-line), 0 0.25em 1em rgb(0 0 0 / 0.12);
`;

const Drawing = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;

const TextLayer = styled.div`
  ${TEXT_LAYER}
`;

/** A page as a picture, and above it an invisible text layer for selection and screen readers. */
function PdfPageView(props: {
  readonly page: PdfPage;
  /** 1 is the printed size. */
  readonly scale: number;
  /** "Page 1 of 2". */
  readonly name: string;
}) {
  const { page, scale, name } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (canvas.current === null || text.current === null) return;
    return page.draw(canvas.current, text.current, scale);
  }, [page, scale]);
  return (
    <Sheet aria-label={name} style={{ width: page.width * scale, height: page.height * scale }}>
      <Drawing ref={canvas} aria-hidden />
      <TextLayer ref={text} translate="no" />
    </Sheet>
  );
}
