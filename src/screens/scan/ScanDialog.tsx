import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { ScanView } from "./ScanView.tsx";
import type { ScanPurpose } from "./scanPurpose.ts";
import { useScan } from "./useScan.ts";

/** Scans a code with the camera. The camera is on only while the dialog is open. */
export function ScanDialog(props: {
  readonly purpose: ScanPurpose;
  readonly onScanned: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { state, video, retry } = useScan(props.purpose.accepts, props.onScanned);
  return (
    <Dialog title={props.purpose.title} onClose={props.onClose} closeLabel={t("scan.close")}>
      <ScanView purpose={props.purpose} state={state} video={video} onRetry={retry} />
    </Dialog>
  );
}
