import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import { useClient, useEnvironment } from "../environment.tsx";
import { describeReceipt } from "./describeReceipt.ts";

/**
 * The place of a paid payment's receipt on the page that the browser prints from its menu. It is empty until then. In the
 * background, it fetches what draws the receipt, because a page cannot wait for anything once the browser prints it. Without
 * that, the browser prints the screen. A reader who saves data gets the screen too, and prints the receipt by its button.
 */
export function ReceiptOnPaper(props: { readonly payment: Payment; readonly askedAt: Date }) {
  const { payment, askedAt } = props;
  const { i18n } = useTranslation();
  const { portal, isTest } = useEnvironment();
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end = () => {};
    let isGone = false;
    const prepare = async () => {
      const [receipt, { printWithPage }, { loadDrawings }] = await Promise.all([
        describeReceipt({ i18n, client, portal }, payment, askedAt),
        import("../../print/printWithPage.ts"),
        import("../../print/drawings.ts"),
      ]);
      const document = isTest
        ? await (await import("../parts/documents/markAsTest.ts")).markReceiptAsTest(receipt)
        : receipt;
      const drawings = await loadDrawings(document);
      if (!isGone && place.current !== null) end = printWithPage(place.current, document, drawings);
    };
    const cancel = savesData() ? () => {} : whenIdle(() => void prepare().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
      end();
    };
  }, [i18n, client, portal, isTest, payment, askedAt]);
  return <div ref={place} hidden />;
}

/** Whether the reader has told the browser to load little. Only some browsers say so. */
function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}

/** Calls `start` when the browser has nothing else to do, or in Safari, which does not say so, after a second. */
function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(start);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(start, 1000);
  return () => clearTimeout(asked);
}
