/** Without a touch or a key for so long, a shared computer forgets whoever was there. */
export const IDLE_MILLISECONDS = 120_000;

/** For the last part of it the citizen is asked, and stays with one press (WCAG 2.2.1 wants 20 seconds for that). */
export const WARNING_MILLISECONDS = 30_000;

/** So long at most the way to the bank may take, in which nobody touches anything. */
export const LEAVING_MILLISECONDS = 300_000;
