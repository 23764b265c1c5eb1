import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { closeSnackbar, useSnackbar } from "../stores/snackbar.ts";
import { Snackbar } from "../ui/feedback/Snackbar.tsx";

/** Milliseconds (rule 9.1). */
const SHOWN_MS = 10_000;

/** The snackbar with its OK button (rule 2.33). */
export function PassingMessage() {
  const { t } = useTranslation();
  const shown = useSnackbar((snackbar) => snackbar.shown);
  useEffect(() => {
    if (shown === undefined) return;
    const passing = setTimeout(closeSnackbar, SHOWN_MS);
    return () => clearTimeout(passing);
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <Snackbar
      key={shown.turn}
      message={shown.text}
      action={{ label: t("common.ok"), onPress: closeSnackbar }}
    />
  );
}
