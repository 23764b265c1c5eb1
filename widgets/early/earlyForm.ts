import type { CouncilCode } from "../../src/domain/councils.ts";
import type { Language } from "../../src/domain/language.ts";
import type { EarlyInput } from "../../src/screens/environment.tsx";

/** The form that stands in an element before its class is there, and what the class needs to take it over. */
export interface EarlyForm {
  /** Of the build that drew it: another draws otherwise. */
  readonly version: string;
  readonly language: Language;
  /** The one that it names. */
  readonly council: CouncilCode;
  /** What React takes over, in the element's shadow root. */
  readonly container: HTMLElement;
  /** False once it gave way to the tag's own children. */
  isWhole(): boolean;
  /** Resolves when the program behind it is needed. */
  readonly needed: Promise<void>;
  /** The program is there: the tag's own children stand below the form no more. Notes where the focus is, before anything is drawn anew. */
  settle(): void;
  /** Ends what kept it alive. @returns what a citizen began in it */
  take(): EarlyInput;
}

const EARLY = Symbol.for("kaunter.early");

type Holder = Element & { [EARLY]?: EarlyForm | undefined };

/** The form that was shown in the element before its class was there, until a screen has taken it. */
export function earlyFormOf(element: Element): EarlyForm | undefined {
  return (element as Holder)[EARLY];
}

/** On the element itself: the class may come from another copy of Kaunter. */
export function noteEarlyForm(element: Element, form: EarlyForm | undefined): void {
  (element as Holder)[EARLY] = form;
}
