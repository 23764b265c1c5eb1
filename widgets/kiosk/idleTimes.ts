/** After this long without a touch or a key, a shared computer clears everything about the citizen. */
export const IDLE_MILLISECONDS = 120_000;

/**
 * The dialog is open for this last part of the idle time. One press keeps everything. WCAG 2.2.1 requires at least 20 seconds.
 */
export const WARNING_MILLISECONDS = 30_000;

/** The extra time for loading the bank's page, while nobody touches anything. */
export const LEAVING_MILLISECONDS = 300_000;
