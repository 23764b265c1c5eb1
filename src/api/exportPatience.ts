/** The server writes the table while the browser reads it, so a long table needs more time than other calls. */
export const EXPORT_PATIENCE_MS = 10 * 60_000;
