import { useTranslation } from "react-i18next";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import type { Paper } from "../../print/printedDocument.ts";
import { useClient, useEnvironment } from "../environment.tsx";
import { DocumentActions } from "../parts/documents/DocumentActions.tsx";
import { describeReceipt } from "./describeReceipt.ts";

/**
 * Saves and prints the receipt. For an unpaid payment it saves a notice that shows the status and says that it is not a receipt.
 */
export function ReceiptActions(props: {
  readonly known: Extract<Known, { status: "known" }>;
  readonly token?: StatusToken | undefined;
}) {
  const { i18n } = useTranslation();
  const { portal } = useEnvironment();
  const client = useClient();
  const { payment, askedAt } = props.known;
  const describe = (paper: Paper) => () => describeReceipt({ i18n, client, portal }, payment, askedAt, paper);
  return (
    <DocumentActions
      // A new key resets the state, so that a file made before the payment was paid is no longer offered.
      key={payment.status}
      describe={describe("a4")}
      isMain={payment.status === "paid"}
      view={props.token && { screen: "pdf", token: props.token }}
      others={{ slip80: describe("slip80"), letter: describe("letter") }}
    />
  );
}
