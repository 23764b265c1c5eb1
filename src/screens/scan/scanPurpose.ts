/** What is scanned for, and what is said meanwhile. */
export interface ScanPurpose {
  /** Whether a code's text is what is looked for; else the scan goes on. */
  accepts(text: string): boolean;
  /** Of the button and the dialog. */
  readonly title: string;
  readonly looking: string;
  /** Nothing was seen for a while. */
  readonly unseen: string;
  /** A code was seen that is not accepted. */
  readonly foreign: string;
  /** What to do where there is no scan. */
  readonly typeInstead: string;
}
