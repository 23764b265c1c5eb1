import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../../api/fault.ts";
import { addNamespaces } from "../../../i18n/useNamespaces.ts";
import type { Paper, PrintedDocument } from "../../../print/printedDocument.ts";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { faultOfMaking } from "./faultOfMaking.ts";
import { saveFile } from "./saveFile.ts";

export type DocumentAct = "download" | "print" | "slip";

/** Describes the document on demand. It fetches texts and pictures only then. */
export type DescribeDocument = (paper: Paper) => Promise<PrintedDocument>;

export type DocumentStep =
  | { readonly step: "ready" }
  | { readonly step: "preparing"; readonly act: DocumentAct }
  | { readonly step: "failed"; readonly act: DocumentAct; readonly fault: Fault }
  /** With the file's address, because some browsers save nothing. */
  | { readonly step: "saved"; readonly address: string };

/** Saves and prints a document, one action at a time. The first press fetches the code that draws it. */
export function useDocumentActions(describe: DescribeDocument) {
  const announce = useAnnounce();
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
      const next = await ACTS[act](describe);
      if (next.step === "saved") announce(t("documents.ready"));
      setDone(next);
    } catch (error) {
      setDone({ step: "failed", act, fault: faultOfMaking(error) });
    }
    unsay();
  };

  return { texts, done, start: (act: DocumentAct) => void start(act) };
}

const ACTS: Readonly<Record<DocumentAct, (describe: DescribeDocument) => Promise<DocumentStep>>> = {
  download,
  print: (describe) => print(describe, "a4"),
  slip: (describe) => print(describe, "slip80"),
};

async function download(describe: DescribeDocument): Promise<DocumentStep> {
  const [document, { makePdf }] = await Promise.all([
    describe("a4"),
    import("../../../print/pdf/makePdf.ts"),
  ]);
  const pdf = await makePdf(document);
  saveFile(`${document.fileName}.pdf`, pdf);
  return { step: "saved", address: URL.createObjectURL(pdf) };
}

async function print(describe: DescribeDocument, paper: Paper): Promise<DocumentStep> {
  const [document, { printDocument }] = await Promise.all([
    describe(paper),
    import("../../../print/printDocument.ts"),
  ]);
  await printDocument(document);
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
