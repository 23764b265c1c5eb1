import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { readPaymentStatus } from "../../api/readPayment.ts";
import type { Paper, PrintedDocument } from "../../print/printedDocument.ts";
import { useEnvironment } from "../environment.tsx";
import { faultOfMaking } from "../parts/faultOfMaking.ts";
import { useClient } from "../parts/useClient.ts";
import { describeReceipt } from "../receipt/describeReceipt.ts";
import type { OpenPdf } from "./openPdf.ts";

export type ShownPdf =
  | { readonly status: "making" }
  | { readonly status: "nothing" }
  | { readonly status: "failed"; readonly fault: Fault }
  | {
      readonly status: "shown";
      readonly pdf: OpenPdf;
      /** Describes the same document again, to save and to print it. */
      readonly describe: (paper: Paper) => Promise<PrintedDocument>;
    };

/**
 * Makes and opens the PDF of the document that the address names: the receipt, or the notice that it is none, of the payment with
 * its status token, as it stands now.
 */
export function usePdf(): ShownPdf {
  const { statusToken, portal } = useEnvironment();
  const client = useClient();
  const { i18n } = useTranslation();
  const [shown, show] = useState<ShownPdf>({ status: "making" });

  useEffect(() => {
    if (statusToken === undefined) return show({ status: "nothing" });
    const left = new AbortController();
    let opened: OpenPdf | undefined;
    const make = async () => {
      const payment = await readPaymentStatus(client, statusToken, left.signal);
      const asOf = new Date();
      const describe = (paper: Paper) => describeReceipt({ i18n, client, portal }, payment, asOf, paper);
      return { describe, pdf: await open(await describe("a4")) };
    };
    show({ status: "making" });
    make().then(
      (made) => {
        if (left.signal.aborted) return made.pdf.close();
        opened = made.pdf;
        show({ status: "shown", ...made });
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
  }, [statusToken, portal, client, i18n]);

  return shown;
}

/** What makes PDFs and what shows them are fetched together. */
async function open(document: PrintedDocument): Promise<OpenPdf> {
  const [{ makePdf }, { openPdf }] = await Promise.all([
    import("../../print/pdf/makePdf.ts"),
    import("./openPdf.ts"),
  ]);
  return openPdf(await makePdf(document));
}
