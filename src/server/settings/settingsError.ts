/**
 * A variable of the environment cannot be used. The message names the variable and what it must be, and never repeats its value.
 */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** The variables that are set, as raw texts. */
export type Given = Readonly<Record<string, unknown>>;
