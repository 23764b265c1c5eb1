import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/**
 * Sets the browser tab's title to the shown screen, in the page's language. Only the shell and the desk do this, because a
 * widget's title belongs to the host page. Titles end up in histories and bookmarks, so they contain no name and no number.
 * @param shown undefined when another component sets the title
 */
export function useDocumentTitle(shown: string | undefined): void {
  const { t } = useTranslation();
  const portal = t("common.portal");
  useEffect(() => {
    if (shown !== undefined) document.title = `${shown} - ${portal}`;
  }, [shown, portal]);
}
