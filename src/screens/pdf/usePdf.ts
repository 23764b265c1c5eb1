import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import type { PrintedDocument } from "../../print/printedDocument.ts";
import { useEnvironment, useSearchingClient } from "../environment.tsx";
import { faultOfMaking } from "../parts/documents/faultOfMaking.ts";
import type { DescribeDocument } from "../parts/documents/useDocumentActions.ts";
import type { OpenPdf } from "./openPdf.ts";

export type ShownPdf =
  | { readonly status: "making" }
  | { readonly status: "nothing" }
  /** The licence's own page asks for a fact from the bill first. */
  | { readonly status: "needs fact" }
  | { readonly status: "failed"; readonly fault: Fault }
  | {
      readonly status: "shown";
      readonly pdf: OpenPdf;
      /** Describes the same document again, for saving and printing. */
      readonly describe: DescribeDocument;
    };

/** Makes and opens the current PDF of the document that the address names. */
export function usePdf(): ShownPdf {
  const { statusToken, licence, council, portal } = useEnvironment();
  const client = useSearchingClient();
  const { i18n } = useTranslation();
  const [shown, show] = useState<ShownPdf>({ status: "making" });

  useEffect(() => {
    if (statusToken === undefined && licence === undefined) return show({ status: "nothing" });
    const left = new AbortController();
    let opened: OpenPdf | undefined;
    const make = async (): Promise<ShownPdf> => {
      const { describeNamed } = await import("./describeNamed.ts");
      const named = { statusToken, licence, council };
      const describe = await describeNamed({ i18n, client, portal }, named, left.signal);
      if (describe === undefined) return { status: "nothing" };
      if (describe === "needs fact") return { status: describe };
      return { status: "shown", describe, pdf: await open(await describe()) };
    };
    show({ status: "making" });
    make().then(
      (made) => {
        if (made.status === "shown") opened = made.pdf;
        if (left.signal.aborted) opened?.close();
        else show(made);
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        const fault = faultOfMaking(error);
        show(fault.kind === "missing" ? { status: "nothing" } : { status: "failed", fault });
      },
    );
    return () => {
      left.abort();
      opened?.close();
    };
  }, [statusToken, licence, council, portal, client, i18n]);

  return shown;
}

/** Loads the code that makes PDFs and the code that shows them at the same time. */
async function open(document: PrintedDocument): Promise<OpenPdf> {
  const [{ makePdf }, { openPdf }] = await Promise.all([
    import("../../print/pdf/makePdf.ts"),
    import("./openPdf.ts"),
  ]);
  return openPdf(await makePdf(document));
}
