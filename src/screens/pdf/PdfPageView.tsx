import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import type { PdfPage } from "./openPdf.ts";
import { TEXT_LAYER } from "./textLayerStyle.ts";

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
export function PdfPageView(props: {
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
