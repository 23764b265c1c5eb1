import { useTranslation } from "react-i18next";
import { expect, onTestFinished, vi } from "vitest";
import { LanguageProvider } from "../../../src/i18n/LanguageProvider.tsx";
import { ScanButton } from "../../../src/screens/scan/ScanButton.tsx";
import { billScan } from "../../../src/screens/search/SearchForm.tsx";
import { Field } from "../../../src/ui/field/Field.tsx";
import { eventually } from "../eventually.ts";
import { find, mountInShadow } from "../ui/mount.tsx";

function ScanABill({ onScanned }: { readonly onScanned: (text: string) => void }) {
  return <ScanButton purpose={billScan(useTranslation().t)} onScanned={onScanned} />;
}

/** A number field with the scan button, in a shadow root as in an element, in English. */
export async function scannedField() {
  const onScanned = vi.fn<(text: string) => void>();
  const { root } = await mountInShadow(
    <LanguageProvider language="en">
      <Field label="Account no." />
      <ScanABill onScanned={onScanned} />
    </LanguageProvider>,
  );
  // A camera and a decoder answer at any time, so React draws as on a page, without act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  await eventually(() => void find(root, "input"));
  const press = async (button: HTMLElement | undefined) => {
    const before = root.innerHTML;
    button?.click();
    await eventually(() => expect(root.innerHTML).not.toBe(before));
  };
  return {
    root,
    onScanned,
    field: find(root, "input") as HTMLInputElement,
    /** Presses the scan button and returns it. */
    open: async () => {
      const button = find(root, "button[aria-haspopup=dialog]");
      button.focus();
      await press(button);
      return button;
    },
    /** The text of the open dialog. It is empty without one. */
    says: () => root.querySelector("dialog")?.textContent ?? "",
    close: () => press([...root.querySelectorAll<HTMLElement>("dialog button")].at(-1)),
    retry: () =>
      press([...root.querySelectorAll("button")].find((button) => button.textContent === "Try again")),
  };
}
