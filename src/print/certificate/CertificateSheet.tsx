import { useId } from "react";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import type { Drawings } from "../drawings.ts";
import { inOrder } from "../page/inOrder.ts";
import { Words } from "../page/Words.tsx";
import type { Certificate } from "../printedDocument.ts";
import { arrange } from "./arrange.ts";
import { DrawnBlock } from "./DrawnBlock.tsx";
import { Frame } from "./Frame.tsx";
import { Foot, Inside, Page, Sheet } from "./sheetStyle.ts";
import { CERTIFICATE_SIZES } from "./sizes.ts";

interface CertificateSheetProps {
  readonly certificate: Certificate;
  readonly drawings: Drawings;
  /** In print a page has the size of the paper. On the screen it is as wide as there is room. */
  readonly isPrinted: boolean;
}

/** A certificate's pages, one below the other. */
export function CertificateSheet({ certificate, drawings, isPrinted }: CertificateSheetProps) {
  const titleId = useId();
  const sizes = CERTIFICATE_SIZES[certificate.paper];
  return (
    <Sheet lang={certificate.language} sizes={sizes} data-printed={isPrinted ? "" : undefined}>
      <article aria-labelledby={titleId}>
        {inOrder(arrange(certificate)).map(({ key, value: { blocks, gap, foot } }) => (
          <Page key={key}>
            <Frame design={certificate.design} sizes={sizes} />
            <Inside gap={gap}>
              {inOrder(blocks).map(({ key: order, value: block }) =>
                key === 0 ? (
                  <DrawnBlock key={order} block={block} drawings={drawings} titleId={titleId} />
                ) : (
                  <HeadingLevel key={order}>
                    <DrawnBlock block={block} drawings={drawings} titleId={titleId} />
                  </HeadingLevel>
                ),
              )}
            </Inside>
            <Foot>
              {inOrder(foot).map(({ key: part, value }) => (
                <span key={part}>
                  <Words>{value}</Words>
                </span>
              ))}
            </Foot>
          </Page>
        ))}
      </article>
    </Sheet>
  );
}
