import ScanLine from "lucide-react/icons/scan-line";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useI18n } from "../../i18n/useI18n.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { canAskForCamera } from "./camera.ts";
import type { ScanPurpose } from "./scanPurpose.ts";

const neverChanges = () => () => undefined;

/** Whether the page may ask for the camera. HTML that the build renders ahead says yes. */
export function useCanScan(): boolean {
  return useSyncExternalStore(neverChanges, canAskForCamera, () => true);
}

type Dialog = typeof import("./ScanDialog.tsx").ScanDialog;

/**
 * A button that opens a dialog to scan a code instead of typing it. Renders nothing where the page cannot use a camera.
 * @param onScanned gets the unchanged text of the code, after the dialog has closed and the button has the focus again. If the
 *   purpose goes on, it gets the text of each reading, while the dialog stays open
 */
export function ScanButton(props: {
  readonly purpose: ScanPurpose;
  readonly onScanned: (text: string) => void;
  /** Shown in the dialog, below the camera's picture. */
  readonly children?: ReactNode;
}) {
  const { purpose, onScanned } = props;
  const i18n = useI18n();
  const [shown, setShown] = useState<{ readonly Dialog: Dialog } | "unavailable">();
  if (!useCanScan()) return null;

  // Load the dialog, its texts and the reader on the first press. Typing works without them, also when they cannot be loaded.
  const open = async () => {
    try {
      const [{ ScanDialog, loadScanTexts }] = await Promise.all([
        import("./ScanDialog.tsx"),
        purpose.prepare?.(),
      ]);
      await loadScanTexts(i18n);
      setShown({ Dialog: ScanDialog });
    } catch {
      setShown("unavailable");
    }
  };
  const close = () => setShown(undefined);
  const scanned = (text: string) => {
    // Close first: `onScanned` may move the focus, which an open modal dialog keeps.
    if (purpose.goesOn !== true) flushSync(close);
    onScanned(text);
  };
  return (
    <>
      <Button onClick={() => void open()} aria-haspopup="dialog">
        <Icon icon={ScanLine} />
        {purpose.title}
      </Button>
      {shown === "unavailable" ? (
        <DialogUnavailable />
      ) : (
        shown && (
          <shown.Dialog purpose={purpose} onScanned={scanned} onClose={close}>
            {props.children}
          </shown.Dialog>
        )
      )}
    </>
  );
}

function DialogUnavailable() {
  const { t } = useTranslation();
  return <Notice tone="warning" role="alert" title={t("search.scanUnavailable")} />;
}
