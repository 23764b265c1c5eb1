/** The wanted kind of code, and the texts. */
export interface ScanPurpose {
  /** Loads what `accepts` needs, if it is not there yet. */
  readonly prepare?: () => Promise<unknown>;
  /** Whether the text of a code is wanted. Otherwise the scan continues. */
  accepts(text: string): boolean;
  /** The dialog stays open after an accepted code, for the next one. */
  readonly goesOn?: true;
  /** The title of the button and the dialog. */
  readonly title: string;
  /** The texts during the scan. Default: those for the code of a bill, which load with the dialog. */
  readonly texts?: () => ScanTexts;
}

export interface ScanTexts {
  readonly looking: string;
  /** Shown when no code was seen for a while. */
  readonly unseen: string;
  /** Shown when a code was not accepted. */
  readonly foreign: string;
  /** Advice when the scan is impossible. */
  readonly typeInstead: string;
}
