/** A browser engine that a citizen may have. */
export interface Engine {
  readonly name: string;
  /** What the machine lacks to run it. Undefined when it can run. */
  readonly missing: string | undefined;
  /** Starts the browser with a fresh profile. */
  readonly start: () => Promise<Visitor>;
}

/** A citizen at a browser. An action waits until the page allows it, for at most `PATIENCE_MS`. */
export interface Visitor {
  open(address: string): Promise<void>;
  /** The address of the whole window. */
  address(): Promise<string>;
  counter(place: CounterPlace): Counter;
  /** Presses the button of the simulated bank that approves the payment. */
  approve(): Promise<void>;
  close(): Promise<void>;
}

/** The page's first `kaunter-pay`, the first one in the page's frame, or the portal's own page. */
export type CounterPlace = "element" | "frame" | "portal";

/** What a citizen does at a counter. Controls are found by the names that screen readers say. */
export interface Counter {
  /** Presses a button or a link. @param name the whole name, or a pattern */
  press(name: string | RegExp): Promise<void>;
  /** Chooses a radio button. @param name its whole name */
  choose(name: string): Promise<void>;
  /** Types into a text field. @param name a part of its name */
  type(name: string, text: string): Promise<void>;
  /** Chooses from a list. @param name a part of its name */
  select(name: string, option: string): Promise<void>;
  /** Waits until the counter shows a text. */
  shows(text: RegExp): Promise<void>;
}

export const PATIENCE_MS = 60_000;
