/** The wanted kind of code, and the texts during the scan. */
export interface ScanPurpose {
  /** Whether the text of a code is wanted. Otherwise the scan continues. */
  accepts(text: string): boolean;
  /** The dialog stays open after an accepted code, for the next one. */
  readonly goesOn?: true;
  /** The title of the button and the dialog. */
  readonly title: string;
  readonly looking: string;
  /** Shown when no code was seen for a while. */
  readonly unseen: string;
  /** Shown when a code was not accepted. */
  readonly foreign: string;
  /** Advice when the scan is impossible. */
  readonly typeInstead: string;
}
