/** A rule of the specification, in our words, and the tests that hold it: a file, and the title of a test or the name of a story. */
export interface Rule {
  readonly section: number;
  readonly rule: string;
  readonly heldBy: readonly (readonly [file: string, name: string])[];
}
