import { useId } from "react";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { CertificateSheet } from "../certificate/CertificateSheet.tsx";
import type { Drawings } from "../drawings.ts";
import {
  certificatesOf,
  type FlowingDocument,
  isFlowing,
  type PrintedDocument,
  type Section,
} from "../printedDocument.ts";
import { Ending } from "./Ending.tsx";
import { Head } from "./Head.tsx";
import { inOrder } from "./inOrder.ts";
import { Content, Paper } from "./paper.ts";
import { SectionPart } from "./SectionPart.tsx";

export interface DocumentSheetProps {
  readonly document: PrintedDocument;
  readonly drawings: Drawings;
  /**
   * Present in print, where the sheet has no visible edge. `feet` says whether the browser prints the foot on each page. If not,
   * the sheet shows it at the end.
   */
  readonly printed?: { readonly feet: boolean };
}

export function DocumentSheet({ document, ...rest }: DocumentSheetProps) {
  if (isFlowing(document)) return <FlowingSheet document={document} {...rest} />;
  return inOrder(certificatesOf(document)).map(({ key, value }) => (
    <CertificateSheet
      key={key}
      certificate={value}
      drawings={rest.drawings}
      isPrinted={rest.printed !== undefined}
    />
  ));
}

type FlowingSheetProps = DocumentSheetProps & { readonly document: FlowingDocument };

function FlowingSheet({ document, drawings, printed }: FlowingSheetProps) {
  const titleId = useId();
  const { head, sections, language, paper, foot } = document;
  const notes = printed?.feet === false ? [...document.notes, foot.text] : document.notes;
  const code = closingCode(document);
  return (
    <Paper lang={language} data-paper={paper} data-printed={printed && ""}>
      <Content aria-labelledby={titleId}>
        <Head head={head} titleId={titleId} pictures={drawings.pictures} />
        <HeadingLevel>
          {inOrder(code === undefined ? sections : sections.slice(0, -1)).map(({ key, value }) => (
            <SectionPart key={key} section={value} drawings={drawings} />
          ))}
        </HeadingLevel>
        <Ending notes={notes} code={code && <SectionPart section={code} drawings={drawings} />} />
      </Content>
    </Paper>
  );
}

/** The single QR code at the end of a sheet. The notes are beside it. */
function closingCode({ paper, sections }: FlowingDocument): Section | undefined {
  const end = sections.at(-1);
  if (paper === "slip80" || end?.kind !== "codes" || end.heading !== undefined) return undefined;
  const [only, another] = end.codes;
  return only?.kind === "qr" && another === undefined ? end : undefined;
}
