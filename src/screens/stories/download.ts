/** The recorded answer to a call that asks for an export. */
export const EXPORT_TICKET = { ticket: "Zm9yLW9uZS1kb3dubG9hZA" };

/** @returns the path of the next file that the page lets the browser save. The browser does not save it */
export function nextDownload(): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener(
      "click",
      (event) => {
        const link = event.target;
        if (!(link instanceof HTMLAnchorElement && link.hasAttribute("download"))) return;
        event.preventDefault();
        resolve(link.pathname);
      },
      { capture: true },
    );
  });
}
