import type { Options } from "./options.ts";

/** One measurement. Parts are independent of each other: a new part needs one file and one line in run.ts. */
export interface Part {
  /** `npm run bench -- name` runs this part alone. */
  readonly name: string;
  readonly title: string;
  /** Measures and prints. @throws Error when an answer is not the expected one; it prints no result then */
  run(options: Options): Promise<void>;
}
