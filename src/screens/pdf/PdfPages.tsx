import type { TFunction } from "i18next";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import styled from "../../ui/style/styled.ts";
import { FOCUS_RING } from "../../ui/style/tokens.ts";
import { Icon } from "../../ui/text/Icon.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { OpenPdf } from "./openPdf.ts";
import { PdfPageView } from "./PdfPageView.tsx";
import { useWidth } from "./useWidth.ts";
import { useZoom } from "./useZoom.ts";

const Pages = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1em;
  padding: 1px;
  overflow-x: auto;
  ${FOCUS_RING}
`;

/** The pages of a PDF below each other, larger or smaller. At first each is as wide as its place, and no wider than it is printed. */
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
      {/* what is wider than its place is moved with the keys too */}
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
