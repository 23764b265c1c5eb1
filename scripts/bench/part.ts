import type { Options } from "./options.ts";

/** One thing that is measured. Parts know nothing of one another: a new one is a file and its line in run.ts. */
export interface Part {
  /** What runs it alone: `npm run bench -- name`. */
  readonly name: string;
  readonly title: string;
  /** Measures and prints. @throws when an answer was not the expected one: no number is printed then */
  run(options: Options): Promise<void>;
}
