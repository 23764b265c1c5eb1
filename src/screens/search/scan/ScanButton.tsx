import ScanLine from "lucide-react/icons/scan-line";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/action/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Icon } from "../../../ui/text/Icon.tsx";
import { canAskForCamera } from "./camera.ts";

type Dialog = typeof import("./ScanDialog.tsx").ScanDialog;

/**
 * Scans the code of a bill instead of typing its number: a button, and the dialog that it opens. Nothing where no camera can be
 * asked for.
 * @param onScanned is told the code's text as it is, once the dialog is closed and the button has the focus again;
 *   `readScannedCode` finds a number in it
 */
export function ScanButton({ onScanned }: { onScanned: (text: string) => void }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ readonly Dialog: Dialog } | "unavailable">();
  if (!canAskForCamera()) return null;

  // Fetched when somebody wants to scan: a search does without, and goes on when it cannot be had.
  const open = async () => {
    try {
      const { ScanDialog } = await import("./ScanDialog.tsx");
      setShown({ Dialog: ScanDialog });
    } catch {
      setShown("unavailable");
    }
  };
  const close = () => setShown(undefined);
  const scanned = (text: string) => {
    // before it is told: whoever hears it may want to move the focus, which a modal dialog keeps
    flushSync(close);
    onScanned(text);
  };
  return (
    <>
      <Button onClick={() => void open()} aria-haspopup="dialog">
        <Icon icon={ScanLine} />
        {t("scan.title")}
      </Button>
      {shown === "unavailable" ? (
        <Notice tone="warning" role="alert" title={t("scan.decoder")} />
      ) : (
        shown && <shown.Dialog onScanned={scanned} onClose={close} />
      )}
    </>
  );
}
