import { expect, test } from "vitest";
import { ACKNOWLEDGEMENT } from "../../../src/print/stories/examples.ts";
import { DocumentActions } from "../../../src/screens/parts/documents/DocumentActions.tsx";
import { ReceiptOnPaper } from "../../../src/screens/receipt/ReceiptOnPaper.tsx";
import { text } from "../../unit/i18n/allTexts.ts";
import { payment } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** What an element in test mode prints. */

const LINE = text("ms", "testMode.title");
const PAID = payment("paid");
const ASKED = new Date("2026-11-21T02:06:00.000Z");

function Actions() {
  return <DocumentActions describe={async () => ACKNOWLEDGEMENT} isMain />;
}

function Paper() {
  return <ReceiptOnPaper payment={PAID} askedAt={ASKED} />;
}

const MODES = [
  ["in test mode says", { isTest: true }, true],
  ["of a live element does not say", {}, false],
] as const;

test.each(MODES)(
  "a document that is printed by its button %s that only a test paid",
  async (_what, place, says) => {
    const { press } = show(Actions, fakeServer({}), place);
    const printed = () =>
      document.querySelector<HTMLIFrameElement>("iframe[data-kaunter-print]")?.contentDocument?.body
        .textContent;
    await press("Print");
    await eventually(() => expect(printed()).toContain(ACKNOWLEDGEMENT.head.title));
    expect(printed()?.includes(LINE)).toBe(says);
    // The citizen is back at the page, which takes the printed document out.
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await eventually(() => expect(printed()).toBeUndefined());
  },
);

test.each(MODES)(
  "a receipt that the browser prints with its page %s that only a test paid",
  async (_what, place, says) => {
    const { page } = show(Paper, fakeServer({}), place);
    await eventually(() => {
      dispatchEvent(new Event("beforeprint"));
      expect(page.textContent).toContain(PAID.receipt_no);
    });
    expect(page.textContent.includes(LINE)).toBe(says);
  },
);
