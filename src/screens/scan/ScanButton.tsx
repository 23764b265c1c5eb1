import ScanLine from "lucide-react/icons/scan-line";
import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { canAskForCamera } from "./camera.ts";
import type { ScanPurpose } from "./scanPurpose.ts";

const neverChanges = () => () => undefined;

type Dialog = typeof import("./ScanDialog.tsx").ScanDialog;

/**
 * Scans a code instead of typing what it holds: a button, and the dialog that it opens. Nothing where no camera can be asked for.
 * @param onScanned is told the code's text as it is, once the dialog is closed and the button has the focus again
 */
export function ScanButton(props: {
  readonly purpose: ScanPurpose;
  readonly onScanned: (text: string) => void;
}) {
  const { purpose, onScanned } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ readonly Dialog: Dialog } | "unavailable">();
  // what is drawn ahead, for a page that nobody knows yet, has the button
  if (!useSyncExternalStore(neverChanges, canAskForCamera, () => true)) return null;

  // Fetched when somebody wants to scan: typing does without, and goes on when it cannot be had.
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
        {purpose.title}
      </Button>
      {shown === "unavailable" ? (
        <Notice tone="warning" role="alert" title={t("scan.decoder")} />
      ) : (
        shown && <shown.Dialog purpose={purpose} onScanned={scanned} onClose={close} />
      )}
    </>
  );
}
