import ScanLine from "lucide-react/icons/scan-line";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/action/Button.tsx";
import { Icon } from "../../../ui/text/Icon.tsx";
import { canAskForCamera } from "./camera.ts";
import { ScanDialog } from "./ScanDialog.tsx";

/**
 * Scans the code of a bill instead of typing its number: a button, and the dialog that it opens. Nothing where no camera can be
 * asked for.
 * @param onScanned is told the code's text as it is, once the dialog is closed and the button has the focus again;
 *   `readScannedCode` finds a number in it
 */
export function ScanButton({ onScanned }: { onScanned: (text: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!canAskForCamera()) return null;
  const scanned = (text: string) => {
    // before it is told: whoever hears it may want to move the focus, which a modal dialog keeps
    flushSync(() => setOpen(false));
    onScanned(text);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon icon={ScanLine} />
        {t("scan.title")}
      </Button>
      {open && <ScanDialog onScanned={scanned} onClose={() => setOpen(false)} />}
    </>
  );
}
