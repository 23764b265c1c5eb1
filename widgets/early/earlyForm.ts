import type { CouncilCode } from "../../src/domain/councils.ts";
import type { Language } from "../../src/domain/language.ts";
import type { EarlyInput } from "../../src/screens/environment.tsx";

/** The form that an element shows before its class is defined, and the state that the class needs to take it over. */
export interface EarlyForm {
  /** The version of the build that rendered the form. Another version may draw it differently. */
  readonly version: string;
  readonly language: Language;
  /** The council that the form names. */
  readonly council: CouncilCode;
  /** The node in the element's shadow root that React takes over. */
  readonly container: HTMLElement;
  /** False once the tag's own children have replaced the form. */
  isWhole(): boolean;
  /** Resolves when the program behind it is needed. */
  readonly needed: Promise<void>;
  /** The class calls this when it is defined: hides the tag's children below the form, and notes the focus before React draws. */
  settle(): void;
  /** Removes the form's listeners. @returns what the citizen typed, chose and pressed */
  take(): EarlyInput;
}

const EARLY = Symbol.for("kaunter.early");

type Holder = Element & { [EARLY]?: EarlyForm | undefined };

/** The element's early form, until a screen has taken it. */
export function earlyFormOf(element: Element): EarlyForm | undefined {
  return (element as Holder)[EARLY];
}

/** Stores the form on the element itself, because the class may come from another copy of Kaunter. */
export function noteEarlyForm(element: Element, form: EarlyForm | undefined): void {
  (element as Holder)[EARLY] = form;
}
