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
import type { OpenPdf } from "./openPdf.ts";
import { PdfPageView } from "./PdfPageView.tsx";

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
