import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../../api/fault.ts";
import { addNamespaces } from "../../../i18n/useNamespaces.ts";
import type { Paper, PrintedDocument, SheetPaper } from "../../../print/printedDocument.ts";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { useEnvironment } from "../../environment.tsx";
import { faultOfMaking } from "./faultOfMaking.ts";
import { saveFile } from "./saveFile.ts";

/** A paper besides A4. */
export type OtherPaper = Exclude<Paper | SheetPaper, "a4">;

export type DocumentAct = "download" | "print" | OtherPaper;

/** Describes the document on demand. It fetches texts and pictures only then. */
export type DescribeDocument = () => Promise<PrintedDocument>;

/** The same, or undefined if there is nothing to print. The screen around says why. */
export type OfferedDocument = () => Promise<PrintedDocument | undefined>;

/** The same document on other papers. */
export type OtherPapers = Readonly<Partial<Record<OtherPaper, OfferedDocument>>>;

export type DocumentStep =
  | { readonly step: "ready" }
  | { readonly step: "preparing"; readonly act: DocumentAct }
  | { readonly step: "failed"; readonly act: DocumentAct; readonly fault: Fault }
  /** With the file's address, because some browsers save nothing. */
  | { readonly step: "saved"; readonly address: string };

/** Saves and prints a document, one action at a time. The first press fetches the code that draws it. */
export function useDocumentActions(describe: OfferedDocument, others: OtherPapers) {
  const announce = useAnnounce();
  const { isTest } = useEnvironment();
  const { texts, fetchTexts } = useDocumentTexts();
  const [done, setDone] = useState<DocumentStep>({ step: "ready" });

  const address = done.step === "saved" ? done.address : undefined;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);

  const start = async (act: DocumentAct) => {
    if (done.step === "preparing") return;
    setDone({ step: "preparing", act });
    let unsay = () => {};
    try {
      const t = await fetchTexts();
      unsay = announce(t("documents.preparing"));
      const offered = act === "download" || act === "print" ? describe : (others[act] ?? describe);
      const described = isTest ? markedAsTest(offered) : offered;
      const next = await (act === "download" ? download(described) : print(described));
      if (next.step === "saved") announce(t("documents.ready"));
      setDone(next);
    } catch (error) {
      setDone({ step: "failed", act, fault: faultOfMaking(error) });
    }
    unsay();
  };

  return { texts, done, start: (act: DocumentAct) => void start(act) };
}

/** The same document, with a line that says that no payment moved money. */
function markedAsTest(describe: OfferedDocument): OfferedDocument {
  return async () => {
    const [document, { markAsTest }] = await Promise.all([describe(), import("./markAsTest.ts")]);
    return document && markAsTest(document);
  };
}

async function download(describe: OfferedDocument): Promise<DocumentStep> {
  const [document, { makePdf }] = await Promise.all([describe(), import("../../../print/pdf/makePdf.ts")]);
  if (document === undefined) return { step: "ready" };
  const pdf = await makePdf(document);
  saveFile(`${document.fileName}.pdf`, pdf);
  return { step: "saved", address: URL.createObjectURL(pdf) };
}

async function print(describe: OfferedDocument): Promise<DocumentStep> {
  const [document, { printDocument }] = await Promise.all([
    describe(),
    import("../../../print/printDocument.ts"),
  ]);
  if (document !== undefined) await printDocument(document);
  return { step: "ready" };
}

/**
 * The texts of the actions. The receipt also works without them. When they cannot be fetched, the citizen sees the fault after
 * pressing a button.
 */
function useDocumentTexts() {
  const { i18n } = useTranslation();
  const [texts, setTexts] = useState<TFunction>();
  useEffect(() => {
    addNamespaces(i18n, ["documents"]).then(
      ({ t }) => setTexts(() => t),
      () => undefined,
    );
  }, [i18n]);
  return {
    texts,
    fetchTexts: async () => {
      const { t } = await addNamespaces(i18n, ["documents"]);
      setTexts(() => t);
      return t;
    },
  };
}
