import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { ScanView } from "./ScanView.tsx";
import { useScan } from "./useScan.ts";

/** Scans the code of a bill with the camera, which is on for as long as the dialog is open. */
export function ScanDialog(props: {
  readonly onScanned: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { state, video, retry } = useScan(props.onScanned);
  return (
    <Dialog title={t("scan.title")} onClose={props.onClose} closeLabel={t("scan.close")}>
      <ScanView state={state} video={video} onRetry={retry} />
    </Dialog>
  );
}
