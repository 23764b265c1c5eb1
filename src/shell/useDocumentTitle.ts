import { useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.tsx";

/**
 * Names the browser's tab after what is shown, in the language of the page. The shell does it, never a screen: in a widget
 * the title is the host page's. It ends up in histories and bookmarks, so no name and no number belongs in it.
 */
export function useDocumentTitle(shown: string): void {
  const { t } = useTranslation();
  const portal = t("common.portal");
  useEffect(() => {
    document.title = `${shown} - ${portal}`;
  }, [shown, portal]);
}
